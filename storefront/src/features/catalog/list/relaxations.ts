import type { SearchAnswer } from '@odonta/api/contract';
import { courses } from '@odonta/db/vocabulary/plural.ts';
import { chipsOf } from './chips.ts';
import { type FilterName, type Filters, without } from './filters.ts';

export interface Relaxation {
  text: string;
  filters: Filters;
}

/** «Без города „Пермь“ — 14 курсов»: one step back for each filter that hides something. */
export function relaxationsOf(filters: Filters, relaxations: SearchAnswer['relaxations'] = []): Relaxation[] {
  return relaxations.flatMap(({ parameter, value, count }) => {
    const name = (parameter === 'query' ? 'q' : parameter) as FilterName;
    if (filters[name] === undefined || count === 0) return [];
    const rest = without(filters, name);
    return [
      {
        text: `Без ${kindOf(name)}«${said(name, filters[name] ?? value)}» — ${courses(count)}`,
        filters: rest,
      },
    ];
  });
}

/** The kind of a value, where the value alone would not say it. */
const kinds: Partial<Record<FilterName, string>> = {
  q: 'запроса',
  city: 'города',
  lecturer: 'лектора',
  lecturerSef: 'лектора',
  type: 'формата',
  category: 'категории',
  degree: 'уровня',
  duration: 'длительности',
};
const kindOf = (name: FilterName) => (kinds[name] ? `${kinds[name]} ` : '');

function said(name: FilterName, value: string): string {
  const labels = chipsOf({ [name]: value }).map(({ label }) => label);
  return labels
    .join(', ')
    .replace(/^«(.*)»$/, '$1')
    .replaceAll('лектор: ', '');
}

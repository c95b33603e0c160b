import type { SearchAnswer } from '@odonta/api/contract';
import { courses } from '@odonta/db/vocabulary/plural.ts';
import { chipsOf } from './chips.ts';
import { type FilterName, type Filters, without } from './filters.ts';

export interface Relaxation {
  text: string;
  filters: Filters;
}

/** «Без „Пермь“ — 14 курсов»: one step back for each filter that hides something. */
export function relaxationsOf(filters: Filters, relaxations: SearchAnswer['relaxations'] = []): Relaxation[] {
  return relaxations.flatMap(({ parameter, value, count }) => {
    const name = (parameter === 'query' ? 'q' : parameter) as FilterName;
    if (filters[name] === undefined || count === 0) return [];
    const rest = without(filters, name);
    const label = chipsOf({ [name]: filters[name] ?? value })
      .map((chip) => chip.label)
      .join(', ');
    return [
      { text: `Без ${label.startsWith('«') ? label : `«${label}»`} — ${courses(count)}`, filters: rest },
    ];
  });
}

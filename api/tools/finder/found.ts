import type { FoundItem } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { shortened } from '@odonta/db/vocabulary/shortened.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

export type Searchable = Required<NonNullable<AnyResource['searched']>> & { resource: AnyResource };

const longestDetail = 140;

/** A row as one line of an answer; a column that was not read, because it is masked, is left out. */
export function foundItem(searchable: Searchable, row: Record<string, unknown> & { id: unknown }): FoundItem {
  const { resource, title, detail, phones } = searchable;
  const shown = (column: string) => inWords(row[column], phones.includes(column));
  const all = (columns: readonly string[], by: string) =>
    columns
      .map(shown)
      .filter((part) => part !== '')
      .join(by);
  return {
    id: Number(row.id),
    title: all(title, ' ') || `№ ${row.id}`,
    detail: shortened(all(detail, ' · '), longestDetail) || null,
    path: `/${resource.name}/${row.id}/show`,
  };
}

function inWords(value: unknown, isPhone: boolean): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return formatMoscowDay(secondsOf(value));
  return isPhone ? formatPhone(String(value)) : String(value);
}

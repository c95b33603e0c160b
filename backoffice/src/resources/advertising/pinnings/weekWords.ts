import type { StaffPinning } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';

/** «23–29 ноября 2026», «23–29 ноября 2026 и ещё 2 недели». */
export function weeksInShort([first, ...others]: readonly string[]): string {
  if (first === undefined) return '—';
  const more = plural(others.length, ['неделя', 'недели', 'недель']);
  return others.length === 0 ? formatWeek(first) : `${formatWeek(first)} и ещё ${more}`;
}

/** Details of a status that lists show as a dash. */
export function standing({ status, is_shown }: Pick<StaffPinning, 'status' | 'is_shown'>): string {
  if (is_shown) return 'стоит на сайте';
  if (status === 'CREATED' || status === 'CONFIRMED') return 'ждёт своей недели';
  return status === 'FINISHED' ? 'недели прошли' : '';
}

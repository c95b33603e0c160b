import type { OrderView } from '@odonta/api/contract';
import { formatDays } from '@odonta/db/vocabulary/time.ts';

/** «20–22 ноября 2026, Москва» */
export function whenAndWhere({ date_start, date_end, place }: OrderView['prod']): string {
  const when = date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? date_start);
  return [when, place].filter(Boolean).join(' · ');
}

import type { StaffOrder } from '@odonta/api/contract';
import { formatDays } from '@odonta/db/vocabulary/time.ts';

/** When the course of an order is, and in which city. */
export function whenAndWhere({ date_start, date_end, city }: StaffOrder['prod']): string[] {
  const when = date_start === null ? 'Дата открыта' : formatDays(date_start, date_end ?? 0);
  return [when, ...(city ? [city] : [])];
}

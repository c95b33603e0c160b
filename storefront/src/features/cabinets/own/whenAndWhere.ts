import { formatDays } from '@odonta/db/vocabulary/time.ts';

interface Held {
  date_start: number | null;
  date_end: number | null;
  place: string;
}

/** «20–22 ноября 2026, Москва» */
export function whenAndWhere({ date_start, date_end, place }: Held): string {
  const when = date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? date_start);
  return [when, place].filter(Boolean).join(' · ');
}

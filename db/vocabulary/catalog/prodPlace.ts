import { formatDays } from '../time.ts';

export interface Timed {
  date_start: number | null;
  /** Zero for a course without an end. */
  date_end: number;
}

/** The specification's rule: a course without an end is online. */
export const isOnline = ({ date_end }: Pick<Timed, 'date_end'>): boolean => date_end === 0;

export function datesOf({ date_start, date_end }: Timed): string {
  return date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end);
}

export function placeOf(prod: Pick<Timed, 'date_end'> & { city: string | null }): string {
  return prod.city ?? (isOnline(prod) ? 'Онлайн' : 'Место уточняется');
}

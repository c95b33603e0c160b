import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

/** Unix seconds on one side, the texts of native date fields on the other, by the clock of Moscow. */

const moscowOffset = 3 * 3600;
const secondsFromMidnight = { start: 0, noon: 12 * 3600, end: 86_399 } as const;

/**
 * The moment that represents a day: its beginning or its end, for searches, or its noon, for storing. Pages
 * show days in UTC, where Moscow's noon is on the same day and its midnight is not.
 */
export type MomentOfDay = keyof typeof secondsFromMidnight;

/** `2027-03-12` */
export function dayText(value: unknown): string {
  return moscowText(value).slice(0, 10);
}

export function secondsOfDay(text: string, moment: MomentOfDay): number | null {
  const midnight = secondsOfMoment(`${text}T00:00`);
  return midnight === null ? null : midnight + secondsFromMidnight[moment];
}

/** `2027-03-12T14:30` */
export function momentText(value: unknown): string {
  return moscowText(value).slice(0, 16);
}

export function secondsOfMoment(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  return Date.parse(`${text}:00Z`) / 1000 - moscowOffset;
}

/** «12 марта 2027», for a day chosen in a date field. */
export function dayInWords(seconds: unknown): string {
  return typeof seconds === 'number' ? formatMoscowDay(seconds) : '';
}

/** Zero is how an online course says that it has no end. A text was formatted before: react-admin's fields do it twice. */
function moscowText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && value !== 0
    ? new Date((value + moscowOffset) * 1000).toISOString()
    : '';
}

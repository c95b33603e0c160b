/** Days of an address, `2026-12-05`, and months, `2026-12`. Courses begin on days of UTC, as their dates are shown. */

const dayMs = 86_400_000;
const moscowMs = 3 * 3_600_000;

export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && toDay(fromDay(text)) === text;
}

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Unix seconds of a day's beginning or end; a value that is already a moment stays as it is. */
export function momentOf(value: string, edge: 'beginning' | 'end'): string {
  if (!isDay(value)) return value;
  return String(fromDay(value) / 1000 + (edge === 'end' ? dayMs / 1000 - 1 : 0));
}

/** The month of a course by its unix seconds. */
export const monthOf = (seconds: number): string => toDay(seconds * 1000).slice(0, 7);

/** Which day it is in Moscow. */
export const today = (now: number): string => toDay(now * 1000 + moscowMs);

export const plusDays = (day: string, days: number): string => toDay(fromDay(day) + days * dayMs);

export function plusMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Monday is 0. */
export const weekday = (day: string): number => (new Date(fromDay(day)).getUTCDay() + 6) % 7;

function fromDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}

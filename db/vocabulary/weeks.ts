import { formatDays, moscowDay } from './time.ts';

/** Weeks of Moscow, from Monday to Sunday, each named by its Monday as PostgreSQL writes days: 2026-11-23. */

const day = 86_400_000;

export function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return textOf(Date.parse(date) - weekday * day);
}

/** The week in which a moment lies. */
export const weekOf = (at: Date): string => mondayOf(moscowDay(at));

/** The moment at which a week begins in Moscow. */
export const startOfWeek = (week: string): Date => new Date(`${week}T00:00:00+03:00`);

/** The week that lies so many weeks after this one, or before it. */
export const shiftedWeek = (week: string, by: number): string => textOf(Date.parse(week) + by * 7 * day);

/** So many weeks one after another, this one first. */
export function weeksFrom(week: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => shiftedWeek(week, number));
}

/** «23–29 ноября 2026». */
export function formatWeek(week: string): string {
  const monday = Date.parse(week) / 1000;
  return formatDays(monday, monday + (6 * day) / 1000);
}

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

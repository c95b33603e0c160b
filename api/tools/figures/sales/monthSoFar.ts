import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';

export interface MonthSoFar extends Period {
  /** As many days of the month before, or all of a shorter one. */
  before: Period;
  /** The part of the month that is over, from 0 to 1. */
  passed: number;
}

/** A calendar month up to today; this one unless another is named, as 2026-10. */
export function monthSoFar(now: Date, named?: string): MonthSoFar {
  const today = moscowDay(now);
  const [year, month] = (named ?? today).split('-').map(Number) as [number, number];
  const [from, end] = [dayOf(year, month, 1), dayOf(year, month + 1, 0)];
  const to = from <= today && today < end ? today : end;
  const count = Number(to.slice(8));
  const lastBefore = dayOf(year, month, 0);
  const sameDay = dayOf(year, month - 1, count);
  const before = { from: dayOf(year, month - 1, 1), to: sameDay < lastBefore ? sameDay : lastBefore };
  return { from, to, before, passed: count / Number(end.slice(8)) };
}

/** Months from one; they and the days may lie beyond their ends. */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

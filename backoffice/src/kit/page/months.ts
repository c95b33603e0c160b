import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';

export interface Month extends Period {
  /** As the address names it: 2026-10. */
  key: string;
  /** «Октябрь 2026». */
  label: string;
}

/** The last months, this one included, the newest last. */
export function lastMonths(count: number, now = new Date()): Month[] {
  const [year, month] = moscowDay(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) => monthOf(year, month - count + index));
}

/** Months are counted from zero, and may lie beyond the year. */
function monthOf(year: number, month: number): Month {
  const day = (of: number, date: number) => new Date(Date.UTC(year, of, date)).toISOString().slice(0, 10);
  const from = day(month, 1);
  const name = new Date(from).toLocaleDateString('ru-RU', { month: 'long', timeZone: 'UTC' });
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${from.slice(0, 4)}`;
  return { key: from.slice(0, 7), label, from, to: day(month + 1, 0) };
}

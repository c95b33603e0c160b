import { moscowDay } from '../time.ts';

/** The spans of days that reports are asked for most; each is a whole one of the calendar, in Moscow. */
export const periodPresets = {
  today: 'Сегодня',
  week: 'Неделя',
  month: 'Месяц',
  quarter: 'Квартал',
  year: 'Год',
} as const;
export type PeriodPreset = keyof typeof periodPresets;

/** Days as PostgreSQL writes them, both included. */
export interface Period {
  from: string;
  to: string;
}

export function periodOf(preset: PeriodPreset, now = new Date()): Period {
  const today = moscowDay(now);
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const quarter = Math.floor((month - 1) / 3) * 3 + 1;
  const monday = day - ((new Date(today).getUTCDay() + 6) % 7);
  const spans: Record<PeriodPreset, Period> = {
    today: { from: today, to: today },
    week: { from: dayOf(year, month, monday), to: dayOf(year, month, monday + 6) },
    month: { from: dayOf(year, month, 1), to: dayOf(year, month + 1, 0) },
    quarter: { from: dayOf(year, quarter, 1), to: dayOf(year, quarter + 3, 0) },
    year: { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) },
  };
  return spans[preset];
}

/** The preset that is this period now, if any is. */
export function presetOf({ from, to }: Period, now = new Date()): PeriodPreset | null {
  const presets = Object.keys(periodPresets) as PeriodPreset[];
  return presets.find((preset) => isSame(periodOf(preset, now), { from, to })) ?? null;
}

/** Whether there is such a day: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

/** The first and the last second of a day of Moscow. */
export const beginOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`) / 1000;
export const endOf = (day: string): number => beginOf(day) + 86_399;

const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

/** Months and days may lie beyond their ends, as the calendar counts on. */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

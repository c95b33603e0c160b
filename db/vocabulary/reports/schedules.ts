import { moscowDay } from '../time.ts';
import { type Period, periodOf } from './periods.ts';

/** How often a report comes by letter. */
export const rhythms = { WEEKLY: 'Раз в неделю', MONTHLY: 'Раз в месяц' } as const;
export type Rhythm = keyof typeof rhythms;

/** The whole days that a letter is about: those of the calendar before the day it comes. */
export const sentPeriods = { LAST_WEEK: 'Прошлая неделя', LAST_MONTH: 'Прошлый месяц' } as const;
export type SentPeriod = keyof typeof sentPeriods;

export const weekdays = {
  1: 'Понедельник',
  2: 'Вторник',
  3: 'Среда',
  4: 'Четверг',
  5: 'Пятница',
  6: 'Суббота',
  7: 'Воскресенье',
} as const;

export const scheduleLimits = {
  /** For one person. */
  schedules: 50,
  recipients: 20,
  /** Every month has this day. */
  lastMonthDay: 28,
  /** Days for which the link of a letter opens its report. */
  linkDays: 7,
  /** Letters leave from this hour of Moscow on. */
  hour: 8,
} as const;

export interface Rhythmic {
  rhythm: Rhythm;
  /** From Monday, 1. For weekly reports. */
  weekday: number | null;
  /** For monthly reports. */
  month_day: number | null;
}

/** The first day of sending after this one. */
export function nextSending(schedule: Rhythmic, day: string): string {
  return found(schedule, day, 1);
}

/** The last day of sending up to this one: after nights that were missed a letter comes once, for the latest. */
export function latestSending(schedule: Rhythmic, day: string): string {
  return found(schedule, shifted(day, 1), -1);
}

/** The period of a letter sent on this day. */
export function sentPeriodOf(period: SentPeriod, day: string): Period {
  const now = new Date(`${day}T12:00:00+03:00`);
  const begins = periodOf(period === 'LAST_WEEK' ? 'week' : 'month', now).from;
  const before = new Date(`${shifted(begins, -1)}T12:00:00+03:00`);
  return periodOf(period === 'LAST_WEEK' ? 'week' : 'month', before);
}

/** The day whose letters may be sent at this moment. */
export const sendingDay = (now = new Date()): string =>
  moscowDay(new Date(now.getTime() - scheduleLimits.hour * 3_600_000));

function found(schedule: Rhythmic, day: string, step: 1 | -1): string {
  let sought = shifted(day, step);
  while (!isSending(schedule, sought)) sought = shifted(sought, step);
  return sought;
}

function isSending({ rhythm, weekday, month_day }: Rhythmic, day: string): boolean {
  const date = new Date(day);
  return rhythm === 'WEEKLY'
    ? (date.getUTCDay() + 6) % 7 === (weekday ?? 1) - 1
    : date.getUTCDate() === month_day;
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

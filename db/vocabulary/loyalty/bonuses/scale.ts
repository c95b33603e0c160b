import { formatSum } from '../../money.ts';
import { plural } from '../../plural.ts';

/** Loyalty tiers of companies by their turnover of a year. Sums are kopecks; one bonus is one rouble. */

export interface ScaleRow {
  /** The turnover from which the row applies. */
  value: number;
  /** Percentage of the paid sum; one decimal. */
  percent: number;
  /** How long the bonuses of the row live. */
  expiry_days: number;
}

export const scaleLimits = { rows: 20, percent: 30, expiryDays: 1095, name: 120 } as const;

/** Over so many days a turnover is counted. */
export const turnoverDays = 365;

/** An order as it counts towards a turnover. Moments are unix seconds. */
export interface CountedOrder {
  status: string;
  paid_sum: number;
  refunded_sum: number;
  /** When its course was over; null while it is not. */
  finished_at: number | null;
}

/** The net payments of a company for courses that ended in the year before a moment. */
export const turnoverOf = (orders: readonly CountedOrder[], at: number): number =>
  orders
    .filter(({ status }) => status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED')
    .filter(({ finished_at }) => finished_at !== null && isWithinYear(finished_at, at))
    .reduce((sum, { paid_sum, refunded_sum }) => sum + paid_sum - refunded_sum, 0);

const isWithinYear = (moment: number, at: number): boolean =>
  moment <= at && moment >= at - turnoverDays * 86_400;

/** The highest row that a turnover reaches; null below the first. */
export const rowAt = (rows: readonly ScaleRow[], turnover: number): ScaleRow | null =>
  rows.reduce<ScaleRow | null>(
    (best, row) => (row.value <= turnover && row.value >= (best?.value ?? 0) ? row : best),
    null,
  );

/** The next row, and the sum still missing; null at the top. */
export function nextAfter(
  rows: readonly ScaleRow[],
  turnover: number,
): { percent: number; left: number } | null {
  const [next] = rows.filter(({ value }) => value > turnover).sort((a, b) => a.value - b.value);
  return next ? { percent: next.percent, left: next.value - turnover } : null;
}

/** A percentage agreed with one company for all its purchases. */
export interface PersonalPercent {
  percent: number;
  /** The last day of it in Moscow. */
  until: string;
}

/** The percentage of a company: its own while that applies, else by its tier. */
export interface Level {
  percent: number;
  expiry_days: number;
  /** The row it comes from; null for a percentage of its own. */
  value: number | null;
}

export function levelAt(
  terms: { rows: readonly ScaleRow[]; personal: PersonalPercent | null },
  turnover: number,
  day: string,
): Level | null {
  const row = rowAt(terms.rows, turnover);
  if (terms.personal && terms.personal.until >= day)
    return {
      percent: terms.personal.percent,
      expiry_days: row?.expiry_days ?? turnoverDays,
      value: null,
    };
  return row;
}

/** Bonuses for the paid sum without refunds: whole ones, halves rounded up. */
export const bonusesForPaid = (kopecks: number, percent: number): number =>
  Math.floor((kopecks * Math.round(percent * 10) + 50_000) / 100_000);

/** «7,5 %». */
export const percentInWords = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`;

/** The rows of a scale in roubles, as one line. */
export const rowsInWords = (rows: readonly ScaleRow[]): string =>
  [...rows]
    .sort((a, b) => a.value - b.value)
    .map(({ value, percent, expiry_days }) => {
      const days = plural(expiry_days, ['день', 'дня', 'дней']);
      return `от ${formatSum(value)}: ${percentInWords(percent)} на ${days}`;
    })
    .join('; ');

/** The effective part of the tiers, as staff see it. */
export const scaleStates = {
  DRAFT: 'Черновик',
  WAITING: 'Ждёт утверждения',
  ACTIVE: 'Действует',
  OFF: 'Выключена',
} as const;
export type ScaleState = keyof typeof scaleStates;

import type { RefundPolicy } from '../../orders/order.ts';
import { endOfMoscowDay, moscowDay, zoneOf } from '../../time.ts';

/** The period of a full refund after a payment, unless the course begins within a day. */
export const coolingHours = 24;

const day = 86_400;

/**
 * How much of the money comes back now, percent, by whole days in Moscow before the course begins.
 * @param paidAt - when all of it had been paid, unix seconds
 */
export function percentBack(
  policy: RefundPolicy,
  dateStart: number | null,
  now: number,
  paidAt: number | null = null,
): number {
  if (paidAt !== null && now - paidAt < coolingHours * 3600 && isFarEnough(dateStart, now)) return 100;
  if (dateStart === null) return firstStep(policy);
  const rules = [...policy].sort((a, b) => b.days_before - a.days_before);
  const left = (Date.parse(dayOf(dateStart)) - Date.parse(moscowDay(new Date(now * 1000)))) / (day * 1000);
  return rules.find(({ days_before }) => left >= days_before)?.percent ?? 0;
}

/** Whether a course is so far ahead that a fresh payment goes back whole; one without a date is. */
export const isFarEnough = (dateStart: number | null, now: number): boolean =>
  dateStart === null || dateStart - now > day;

/** The step of the longest time before a course, percent: it is that of a course without a date. */
export const firstStep = (policy: RefundPolicy): number =>
  [...policy].sort((a, b) => b.days_before - a.days_before)[0]?.percent ?? 100;

/** The last second of the last day of Moscow on which the steps give all of it back; null where none does. */
export function fullUntil(policy: RefundPolicy, dateStart: number): number | null {
  const days = policy.filter(({ percent }) => percent === 100).map(({ days_before }) => days_before);
  if (days.length === 0) return null;
  return endOfMoscowDay(Date.parse(dayOf(dateStart)) / 1000 - Math.min(...days) * day);
}

/** A course without an hour begins on its day wherever one is. */
const dayOf = (seconds: number): string =>
  zoneOf(seconds) === 'UTC'
    ? new Date(seconds * 1000).toISOString().slice(0, 10)
    : moscowDay(new Date(seconds * 1000));

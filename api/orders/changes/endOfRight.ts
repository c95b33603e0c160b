import type { Order } from '@odonta/db/models';
import { fullRefundDays } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { endOfMoscowDay, nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { beginningOf } from '../timesOf.ts';

/** Until when all of the money comes back after a change: the end of the last day in Moscow, as letters and pages name it. */
export const endOfRight = (): Date =>
  new Date(endOfMoscowDay(nowInSeconds() + fullRefundDays * 86_400) * 1000);

/** Until when the right of an order can be used: it ends with the beginning of the course. Null without the right. */
export function usableUntil(
  order: Pick<Order, 'full_refund_until' | 'snapshot' | 'lesson_from'>,
): number | null {
  const until = secondsOf(order.full_refund_until);
  const beginning = beginningOf(order);
  return until === null || beginning === null ? until : Math.min(until, beginning);
}

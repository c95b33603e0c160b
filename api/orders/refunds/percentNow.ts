import type { Order } from '@odonta/db/models';
import { percentBack } from '@odonta/db/vocabulary/money/refunds/percentBack.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { beginningOf } from '../timesOf.ts';

/** The percentage of the refund for a buyer who cancels an order now. */
export const percentNow = (order: Order): number => {
  const { refund_policy, snapshot, paid_at, confirmed_at } = order;
  if (hasChanged(order)) return 100;
  return percentBack(refund_policy, snapshot.date_start, nowInSeconds(), secondsOf(paid_at ?? confirmed_at));
};

/** Whether the course has changed lately: all of the money comes back to buyers who leave for that, until it begins. */
export function hasChanged(order: Pick<Order, 'full_refund_until' | 'snapshot' | 'lesson_from'>): boolean {
  const { full_refund_until } = order;
  const beginning = beginningOf(order);
  return (
    full_refund_until !== null &&
    full_refund_until > new Date() &&
    (beginning === null || beginning > nowInSeconds())
  );
}

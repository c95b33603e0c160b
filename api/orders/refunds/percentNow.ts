import type { Order } from '@odonta/db/models';
import { percentBack } from '@odonta/db/vocabulary/money/refunds/percentBack.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';

/** The percentage of the refund for a buyer who cancels an order now. */
export const percentNow = ({ refund_policy, snapshot, paid_at, confirmed_at }: Order): number =>
  percentBack(refund_policy, snapshot.date_start, nowInSeconds(), secondsOf(paid_at ?? confirmed_at));

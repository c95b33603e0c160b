import type { Order } from '@odonta/db/models';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { beyondMonth } from '../../orders/monthLimit.ts';
import { conflict } from '../../platform/http/errors.ts';
import { lock } from '../../platform/locks.ts';

/** Locks the member that a locked order was booked by, whose month is counted. */
export const lockMemberOf = ({ legal_member_id }: Order, transaction: Transaction): Promise<void> =>
  lock(transaction, { legal_members: legal_member_id === null ? [] : [legal_member_id] });

/**
 * A dearer date for an ended order, of so many roubles: a member cannot reschedule to what he may not order
 * himself. A date that is no dearer was approved with the booking.
 */
export async function refuseBeyondMonth(
  order: Order,
  total: number,
  transaction: Transaction,
): Promise<void> {
  const kopecks = kopecksOf(total);
  if (order.legal_member_id === null || kopecks <= order.total) return;
  const [isBeyond] = await beyondMonth(order.legal_member_id, [kopecks], transaction);
  if (isBeyond)
    throw conflict(
      'На эту дату заказ дороже и выше лимита закупщика на месяц: попросите владельца кабинета перенести его',
    );
}

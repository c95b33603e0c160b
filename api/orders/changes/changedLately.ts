import type { OrderView } from '@odonta/api/contract';
import { type Order, ProdChange } from '@odonta/db/models';
import { fullRefundDays, netChanges } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { hasChanged } from '../refunds/percentNow.ts';
import { usableUntil } from './endOfRight.ts';

/** The changes that a buyer was notified of lately, while all of his money would come back. */
export async function changedLately(order: Order, transaction?: Transaction): Promise<OrderView['changed']> {
  const { full_refund_until, last_change_id, prod_id, created_at, moved_from_id } = order;
  const until = secondsOf(full_refund_until);
  const isLive = order.status === 'CONFIRMED' || order.status === 'PARTIAL_REFUNDED';
  if (!isLive || !hasChanged(order) || until === null) return null;
  // A move by a centre gives the right as well, and changes nothing of the course.
  if (last_change_id === null)
    return moved_from_id === null ? null : { changes: [], until: usableUntil(order) ?? until };
  // Those between whose notice and the end of the time lies less than the whole of it.
  const since = Math.max((until - 2 * fullRefundDays * 86_400) * 1000, created_at.getTime());
  const where = { prod_id, id: { [Op.lte]: last_change_id }, at: { [Op.gte]: new Date(since) } };
  const changes = netChanges(await ProdChange.findAll({ where, order: ['id'], transaction }));
  return changes.length > 0 ? { changes, until } : null;
}

import { type Order, type OrderParticipant, Refund } from '@odonta/db/models';
import { openRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { Op, type Transaction } from 'sequelize';

/** Whether money of an order is about to go back. */
export async function hasOpenRefund({ id }: Pick<Order, 'id'>, transaction?: Transaction): Promise<boolean> {
  const where = { order_id: id, source: 'ORDER' as const, status: [...openRefundStatuses] };
  return (await Refund.count({ where, transaction })) > 0;
}

/** Whether a refund of one participant is open: his seat is given up with it and cannot be reused. */
export async function isAskedBack(
  { id, order_id }: Pick<OrderParticipant, 'id' | 'order_id'>,
  transaction: Transaction,
): Promise<boolean> {
  const where = { order_id, status: [...openRefundStatuses], participant_ids: { [Op.contains]: [id] } };
  return (await Refund.count({ where, transaction })) > 0;
}

import { type Order, Refund } from '@odonta/db/models';
import { openRefundStatuses } from '@odonta/db/vocabulary/refunds/refundLifecycle.ts';
import type { Transaction } from 'sequelize';

/** Whether money of an order is about to go back. */
export async function hasOpenRefund({ id }: Pick<Order, 'id'>, transaction?: Transaction): Promise<boolean> {
  const where = { order_id: id, source: 'ORDER' as const, status: [...openRefundStatuses] };
  return (await Refund.count({ where, transaction })) > 0;
}

import { type Order, PaymentPart } from '@odonta/db/models';
import { orderLimits } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';

const most = 3;

/** A buyer refused by his bank has ten minutes for another card; refusals do not reserve a seat for ever. */
export async function reserveLonger(order: Order, transaction: Transaction): Promise<void> {
  if (order.status !== 'PREPARE' || !order.expires_at) return;
  const attempts = await PaymentPart.count({ where: { order_id: order.id }, transaction });
  const extra = Date.now() + orderLimits.reserveExtraMinutes * 60_000;
  // A lesson that has begun cannot be paid for any more.
  const until = new Date(Math.min(extra, order.lesson_from?.getTime() ?? extra));
  if (attempts > most || until <= order.expires_at) return;
  order.expires_at = until;
  await order.save({ transaction });
}

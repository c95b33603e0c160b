import { LegalUser, Order, Refund } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { bonusKeyOfBuyer } from '../../loyalty/bonuses/ofOrders.ts';
import { notFound } from '../../platform/http/errors.ts';
import { lock } from '../../platform/locks.ts';
import { returnedBy } from '../returnedBy.ts';

/** An order with its payer, locked until the transaction ends. */
export async function lockOrderOf(
  where: { id: number } | { token: string },
  transaction: Transaction,
): Promise<Order> {
  const order = await Order.findOne({
    where,
    include: [{ model: LegalUser, as: 'legal_user' }],
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: Order },
    transaction,
  });
  if (!order) throw notFound('Заказ не найден');
  return order;
}

/** Locks several refunds with their orders and all that these give back. */
export async function lockOrdersOf(ids: readonly number[], transaction: Transaction): Promise<void> {
  const refunds = await Refund.findAll({
    where: { id: [...ids] },
    attributes: ['route', 'order_id'],
    include: [{ model: Order, as: 'order', paranoid: false }],
    transaction,
  });
  const keys: string[] = [];
  for (const { order } of refunds.filter(({ route }) => route === 'BONUS')) {
    const key = await bonusKeyOfBuyer(order, transaction);
    if (key !== null) keys.push(key);
  }
  const orders = refunds.map(({ order_id }) => order_id);
  await lock(transaction, { ...returnedBy(orders, transaction, keys), refunds: ids });
}

/** Locks a refund with its order. */
export async function lockRefund(
  id: number,
  transaction: Transaction,
): Promise<{ refund: Refund; order: Order }> {
  const { order_id } = await Refund.findByPk(id, { rejectOnEmpty: true, transaction });
  await lock(transaction, { orders: [order_id], refunds: [id] });
  const order = await lockOrderOf({ id: order_id }, transaction);
  return { order, refund: await Refund.findByPk(id, { rejectOnEmpty: true, transaction }) };
}

import { Order } from '@odonta/db/models';
import { type OrderTransition, orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { Transaction } from 'sequelize';
import { notFound } from '../platform/http/errors.ts';
import { transitionsOf } from '../platform/transitions/applyTransition.ts';
import { orderAction } from './actions.ts';
import type { Actor } from './actor.ts';
import { openTransitionsOf } from './guards.ts';

/** The order, locked until the transaction ends; 404 where there is none. */
export async function lockOrder(
  by: { id: number } | { token: string },
  transaction: Transaction,
): Promise<Order> {
  const order = await Order.findOne({ where: by, lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (!order) throw notFound('Заказ не найден');
  return order;
}

/** Makes a transition of an order for a buyer, the bank or the clock; those of staff come by the kit. */
export async function transition(
  order: Order,
  name: OrderTransition,
  actor: Actor,
  transaction: Transaction,
  about: { sum?: number; payment_id?: number | null } = {},
): Promise<Order> {
  await apply(order, name, actor, transaction, orderAction(name, actor, transaction, about));
  return order;
}

const apply = transitionsOf<Order, OrderTransition>('orders', orderLifecycle, openTransitionsOf);

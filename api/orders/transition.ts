import { Order } from '@odonta/db/models';
import { type OrderMove, orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import { notFound, transitionNotAllowed } from '../platform/http/errors.ts';
import { works } from '../platform/journals/works.ts';
import { enact } from './enact.ts';
import { canMove, openMovesOf } from './guards.ts';
import type { Hand } from './hand.ts';

/** The order, held until the transaction ends; 404 where there is none. */
export async function lockOrder(
  by: { id: number } | { token: string },
  transaction: Transaction,
): Promise<Order> {
  const order = await Order.findOne({ where: by, lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (!order) throw notFound('Заказ не найден');
  return order;
}

/**
 * Moves a locked order, for a buyer, the bank or the clock; staff moves come by the kit, which asks and writes down the same.
 * Refuses with 409 a move that its status or its facts do not allow.
 */
export async function transition(
  order: Order,
  move: OrderMove,
  hand: Hand,
  transaction: Transaction,
  about: { sum?: number; payment_id?: number | null } = {},
): Promise<Order> {
  const from: RegistrationStatus = order.status;
  const { label } = orderLifecycle.moves[move];
  if (!canMove(order, move))
    throw transitionNotAllowed(label, orderLifecycle.statuses[from].label, openMovesOf(order));
  await enact(order, move, hand, transaction, about);
  const { by, origin, reason = null } = hand;
  const named = { resource: 'orders', record_id: order.id };
  await works.step(
    {
      ...named,
      move,
      from_status: from,
      to_status: order.status,
      actor_id: by.id,
      actor_name: by.name,
      reason,
    },
    transaction,
  );
  await works.audit(
    { ...named, by, origin, action: move, changes: { status: [from, order.status] }, reason },
    transaction,
  );
  return order;
}

import type { CancelEventBody } from '@odonta/api/contract';
import { Order, OrderParticipant, type Prod } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { refundOfCanceled } from '../../money/refunds/canceled.ts';
import type { Actor } from '../../orders/actor.ts';
import { isTransitionOpen } from '../../orders/guards.ts';
import { hasOpenRefund } from '../../orders/refunds/open.ts';
import { transition } from '../../orders/transition.ts';
import { invalid } from '../../platform/http/errors.ts';
import { endRequestsOn, lockRequestsAndCourse, type OrdersOfCourse } from '../companies/ending.ts';
import { closeWaitlistOf } from '../waitlist/closeWaitlists.ts';
import { writeCanceledLetters } from './letters.canceled.ts';
import { lockRescheduled } from './lockRescheduled.ts';
import { rescheduleOrder } from './rescheduleOrder.ts';

/**
 * Cancels a course: each buyer is rescheduled or refunded whole, and the waiting list and group requests end.
 * The row of the course is locked against new bookings, so that none comes in between.
 */
export async function endOrdersOf(
  prod: Prod,
  { mode, prod_id, letter }: CancelEventBody,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const locked = {
    orders: ordersOf(prod, transaction),
    lockCourse: () => refuseNewOrders(prod, transaction),
  };
  await lockRequestsAndCourse(prod, locked, transaction);
  const orders = await liveOrdersOf(prod, transaction);
  if (mode === 'move_all' && !prod_id) throw invalid({ prod_id: 'Выберите курс, на который переносим' });
  const target = mode === 'move_all' && prod_id ? prod_id : null;
  await lockRescheduled(orders, target, transaction);
  for (const order of orders) {
    if (target !== null && isTransitionOpen(order, 'move') && !(await hasOpenRefund(order, transaction)))
      await rescheduleOrder(order, { prod_id: target }, { actor, asked_by: null }, transaction);
    else await end(order, { ...actor, reason: letter ?? null }, transaction);
  }
  await endRequestsOn(prod, actor, letter ?? null, transaction);
  await closeWaitlistOf(prod, actor, transaction);
}

export const liveOrdersOf = ({ id }: Pick<Prod, 'id'>, transaction?: Transaction): Promise<Order[]> =>
  Order.findAll({
    where: { prod_id: id, status: ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'] },
    order: [['id', 'ASC']],
    transaction,
  });

async function end(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  const { reason = null } = actor;
  const people = await ticketsOf(order, transaction);
  const isPaidFor = !isTransitionOpen(order, 'cancel');
  if (isPaidFor) await refundOfCanceled(order, transaction);
  else await transition(order, 'cancel', { ...actor, cancel_reason: 'COURSE_CANCELED' }, transaction);
  await writeCanceledLetters(order, { words: reason, people, isPaidFor }, transaction);
}

/** Participants with a ticket, who must be notified of the cancellation. */
const ticketsOf = async ({ id, status }: Order, transaction: Transaction): Promise<OrderParticipant[]> =>
  status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED'
    ? OrderParticipant.findAll({
        where: { order_id: id, is_live: true },
        order: [['number', 'ASC']],
        transaction,
      })
    : [];

/** A booking references the course by a foreign key, which waits for this; and takes seats of published courses alone. */
async function refuseNewOrders({ id }: Prod, transaction: Transaction): Promise<void> {
  await Order.sequelize?.query('select id from prods where id = $1 for update', {
    bind: [id],
    type: QueryTypes.SELECT,
    transaction,
  });
}

function ordersOf({ id }: Prod, transaction: Transaction): OrdersOfCourse {
  const select = async (strength: string): Promise<number[]> => {
    const found = await Order.sequelize?.query<{ id: number }>(
      `select id from orders where prod_id = $1 and status in ('PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED')
       order by id ${strength}`,
      { bind: [id], type: QueryTypes.SELECT, transaction },
    );
    return (found ?? []).map((order) => order.id);
  };
  return { lock: () => select('for no key update'), find: () => select('') };
}

import type { CancelEventBody } from '@odonta/api/contract';
import { Order, OrderParticipant, type Prod } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { holdTogether } from '../../money/holdTogether.ts';
import { refundOfCanceled } from '../../money/refunds/canceled.ts';
import { canMove } from '../../orders/guards.ts';
import type { Hand } from '../../orders/hand.ts';
import { hasOpenRefund } from '../../orders/refunds/open.ts';
import { holdPools } from '../../orders/seats/seats.ts';
import { transition } from '../../orders/transition.ts';
import { invalid } from '../../platform/http/errors.ts';
import { endRequestsOn, holdRequestsAndCourse, type OrdersOfCourse } from '../companies/ending.ts';
import { closeWaitlistOf } from '../waitlist/closeWaitlists.ts';
import { writeCanceledLetters } from './letters.canceled.ts';
import { moveOrder } from './moveOrder.ts';

/**
 * A course does not take place: whoever has booked goes to another one or has all of his money back, and whoever waits in its
 * line, or asked for it in the name of a company, waits no more. The row of the course is held against new bookings, so that none comes in between.
 */
export async function endOrdersOf(
  prod: Prod,
  { mode, prod_id, letter }: CancelEventBody,
  hand: Hand,
  transaction: Transaction,
): Promise<void> {
  const held = { orders: ordersOf(prod, transaction), holdCourse: () => refuseNewOrders(prod, transaction) };
  await holdRequestsAndCourse(prod, held, transaction);
  const orders = await liveOrdersOf(prod, transaction);
  if (mode === 'move_all' && !prod_id) throw invalid({ prod_id: 'Выберите курс, на который переносим' });
  const target = mode === 'move_all' && prod_id ? prod_id : null;
  await holdSeats(orders, target, transaction);
  for (const order of orders) {
    if (target !== null && canMove(order, 'move') && !(await hasOpenRefund(order, transaction)))
      await moveOrder(order, { prod_id: target }, { hand, asked_by: null }, transaction);
    else await end(order, { ...hand, reason: letter ?? null }, transaction);
  }
  await endRequestsOn(prod, hand, letter ?? null, transaction);
  await closeWaitlistOf(prod, hand, transaction);
}

export const liveOrdersOf = ({ id }: Pick<Prod, 'id'>, transaction?: Transaction): Promise<Order[]> =>
  Order.findAll({
    where: { prod_id: id, status: ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'] },
    order: [['id', 'ASC']],
    transaction,
  });

async function end(order: Order, hand: Hand, transaction: Transaction): Promise<void> {
  const { reason = null } = hand;
  const people = await ticketsOf(order, transaction);
  const isPaidFor = !canMove(order, 'cancel');
  if (isPaidFor) await refundOfCanceled(order, transaction);
  else await transition(order, 'cancel', { ...hand, cancel_reason: 'COURSE_CANCELED' }, transaction);
  await writeCanceledLetters(order, { words: reason, people, isPaidFor }, transaction);
}

/** Those who have a ticket, and must hear that there is nowhere to come. */
const ticketsOf = async ({ id, status }: Order, transaction: Transaction): Promise<OrderParticipant[]> =>
  status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED'
    ? OrderParticipant.findAll({
        where: { order_id: id, is_live: true },
        order: [['number', 'ASC']],
        transaction,
      })
    : [];

async function holdSeats(orders: readonly Order[], target: number | null, transaction: Transaction) {
  const ids = orders.map(({ id }) => id);
  if (target === null) return holdTogether(ids, transaction);
  const where = { order_id: ids, is_live: true };
  const seats = await OrderParticipant.findAll({ attributes: ['id'], where, transaction });
  const participants = seats.map(({ id }) => id);
  await holdPools({ participants, prods: [target] }, transaction);
  await holdTogether(ids, transaction);
}

/** Whoever books names the course by a foreign key, which waits for this; and takes seats of published courses alone. */
async function refuseNewOrders({ id }: Prod, transaction: Transaction): Promise<void> {
  await Order.sequelize?.query('select id from prods where id = $1 for update', {
    bind: [id],
    type: QueryTypes.SELECT,
    transaction,
  });
}

function ordersOf({ id }: Prod, transaction: Transaction): OrdersOfCourse {
  const select = async (lock: string): Promise<number[]> => {
    const found = await Order.sequelize?.query<{ id: number }>(
      `select id from orders where prod_id = $1 and status in ('PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED')
       order by id ${lock}`,
      { bind: [id], type: QueryTypes.SELECT, transaction },
    );
    return (found ?? []).map((order) => order.id);
  };
  return { hold: () => select('for no key update'), find: () => select('') };
}

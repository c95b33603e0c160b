import type { CabinetAhead, CabinetOrder, CabinetOrders } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type WhereOptions } from 'sequelize';
import { lastRefundsOf } from '../money/refunds/presenting.ts';
import { changedLately } from '../orders/changes/changedLately.ts';
import { headOf, prodOf, prodOfOrder, transitionsOfBuyer } from '../orders/presenting.ts';
import { type Page, perPage } from '../platform/lists/paging.ts';
import { countTickets } from '../sales/tickets/ticketsOfOrder.ts';

/** The owner's orders, newest first. */
export async function ordersOf(owner: WhereOptions<Order>, { offset }: Page): Promise<CabinetOrders> {
  const total = await Order.count({ where: owner });
  const orders = await Order.findAll({
    where: owner,
    include: [prodOfOrder],
    order: [['id', 'DESC']],
    limit: perPage,
    offset,
  });
  return { orders: await present(orders), total };
}

const shownAhead = 5;

/** The owner's orders that wait for somebody, and his booked courses that are not over. */
export async function aheadOf(owner: WhereOptions<Order>): Promise<CabinetAhead> {
  const [waiting, booked] = await Promise.all([
    Order.findAll({
      where: { ...owner, status: ['PREPARE', 'CREATED'] } as WhereOptions<Order>,
      include: [prodOfOrder],
      order: [literal('expires_at nulls last'), ['id', 'ASC']],
      limit: shownAhead,
    }),
    Order.findAll({
      where: { ...owner, status: [...paidStatuses], [Op.or]: isNotOver() } as WhereOptions<Order>,
      include: [{ ...prodOfOrder, required: true }],
      order: [
        [literal('coalesce("Order"."lesson_from", prod.date_start)'), 'ASC'],
        ['id', 'ASC'],
      ],
      limit: shownAhead,
      subQuery: false,
    }),
  ]);
  const shown = await present([...waiting, ...booked]);
  return { waiting: shown.slice(0, waiting.length), courses: shown.slice(waiting.length) };
}

function isNotOver(): WhereOptions<Order>[] {
  const from = { [Op.gte]: new Date() };
  // A lesson is over by its own hours, however long its course goes on.
  const isOfCourse = { lesson_to: null };
  return [
    { lesson_to: from },
    { ...isOfCourse, '$prod.date_start$': from },
    { ...isOfCourse, '$prod.date_end$': from },
  ];
}

async function present(orders: Order[]): Promise<CabinetOrder[]> {
  const tickets = await countTickets(orders);
  const refunds = await lastRefundsOf(orders);
  const changes = await Promise.all(orders.map((order) => changedLately(order)));
  return orders.map((order, index) => ({
    ...presentInList(order, tickets.get(order.id) ?? 0, refunds.get(order.id) ?? null),
    changed: changes[index] ?? null,
  }));
}

function presentInList(
  order: Order,
  tickets: number,
  refund: CabinetOrder['refund'],
): Omit<CabinetOrder, 'changed'> {
  return {
    ...headOf(order),
    method: order.payment_method,
    paid: roublesOf(order.paid_sum),
    checks: order.checks,
    available_transitions: transitionsOfBuyer(order),
    count: order.count,
    tickets,
    created_at: secondsOf(order.created_at),
    prod: prodOf(order),
    refund,
  };
}

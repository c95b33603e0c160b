import type { CabinetOrder, CabinetOrders } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { WhereOptions } from 'sequelize';
import { lastRefundsOf } from '../money/refunds/presenting.ts';
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
  const tickets = await countTickets(orders);
  const refunds = await lastRefundsOf(orders);
  const present = (order: Order) =>
    presentInList(order, tickets.get(order.id) ?? 0, refunds.get(order.id) ?? null);
  return { orders: orders.map(present), total };
}

function presentInList(order: Order, tickets: number, refund: CabinetOrder['refund']): CabinetOrder {
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

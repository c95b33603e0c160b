import { City, Order, OrderParticipant, Prod } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import { literal, Op } from 'sequelize';
import { isLeaving } from '../../orders/refunds/leaving.ts';
import { datesOfOrder } from '../../orders/timesOf.ts';
import { visitOf } from '../../orders/visitOf.ts';
import type { TicketsSheet } from '../../platform/documents/kinds/tickets.ts';
import { notFound } from '../../platform/http/errors.ts';

/** A place with a participant: the entrance needs a name, and a place with an approved refund is not valid. */
const ticketed = {
  is_live: true,
  last_name: { [Op.ne]: null },
  [Op.and]: literal(`not ${isLeaving('"OrderParticipant"')}`),
};

/** The tickets of an order; refused while it has no valid ones. */
export async function ticketsOfOrder(order: Order): Promise<TicketsSheet> {
  if (!paidStatuses.includes(order.status)) throw notFound('Билетов ещё нет: заказ не подтверждён');
  const people = await peopleOf({ order_id: order.id });
  if (people.length === 0) throw notFound('Билетов ещё нет: участники не названы');
  return sheetOf(order, people);
}

/** One ticket by its code, which opens nothing else of its order. */
export async function ticketOfCode(ticket_code: string): Promise<TicketsSheet> {
  const [person] = await peopleOf({ ticket_code });
  const order = person && (await Order.findByPk(person.order_id));
  if (!order || !paidStatuses.includes(order.status)) throw notFound('Билет не действует');
  return sheetOf(order, [person]);
}

async function sheetOf(order: Order, people: readonly OrderParticipant[]): Promise<TicketsSheet> {
  const include = [{ model: City, as: 'city' }];
  const prod = await Prod.findByPk(order.prod_id, { include, paranoid: false, rejectOnEmpty: true });
  return {
    order: order.number,
    date: order.confirmed_at ?? order.created_at,
    course: order.snapshot.name,
    when: daysOf(order, prod),
    visit: visitOf(order, prod),
    center: order.snapshot.center,
    tickets: people.map((person) => ({
      name: fullNameOf(person),
      tier: person.tier_label,
      code: person.ticket_code,
      said: shortCodeInWords(person.short_code),
    })),
  };
}

/** How many tickets there are to print, by the order. */
export async function countTickets(orders: readonly Order[]): Promise<Map<number, number>> {
  const settled = orders.filter(({ status }) => paidStatuses.includes(status)).map(({ id }) => id);
  const counts = await OrderParticipant.count({
    where: { order_id: settled, ...ticketed },
    group: ['order_id'],
  });
  return new Map(counts.map(({ order_id, count }) => [Number(order_id), count]));
}

const peopleOf = (whose: { order_id: number } | { ticket_code: string }): Promise<OrderParticipant[]> =>
  OrderParticipant.findAll({
    where: { ...whose, ...ticketed },
    order: [
      ['number', 'ASC'],
      ['id', 'ASC'],
    ],
  });

/** The present date, which may differ from the one sold. */
function daysOf(order: Order, prod: Prod): string {
  const { date_start, date_end } = datesOfOrder(order, prod);
  return date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? date_start);
}

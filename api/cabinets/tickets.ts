import type { CabinetTicket } from '@odonta/api/contract';
import { Order, OrderParticipant } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { Op, type WhereOptions } from 'sequelize';
import { prodOf, prodOfOrder } from '../orders/presenting.ts';
import { leavingOfOrders } from '../orders/refunds/leaving.ts';

const shownAtMost = 200;

/** The tickets of a person, the last booked first: of confirmed seats that were not given up. */
export async function ticketsOf(whose: WhereOptions[]): Promise<CabinetTicket[]> {
  if (whose.length === 0) return [];
  const rows = await OrderParticipant.findAll({
    where: { is_live: true, [Op.or]: whose } as WhereOptions,
    include: [
      {
        model: Order,
        as: 'order',
        required: true,
        where: { status: [...paidStatuses] },
        include: [prodOfOrder],
      },
    ],
    order: [
      ['order_id', 'DESC'],
      ['number', 'ASC'],
    ],
    limit: shownAtMost,
    subQuery: false,
  });
  const leaving = await leavingOfOrders(rows.map(({ order_id }) => order_id));
  return rows.map((row) => present(row, leaving.has(row.id)));
}

const present = (
  { id, last_name, first_name, number, tier_label, ticket_code, short_code, order }: OrderParticipant,
  isLeaving: boolean,
): CabinetTicket => ({
  id,
  name: [last_name, first_name].filter(Boolean).join(' ') || `Место ${number}`,
  tier_label,
  ticket_code: isLeaving ? null : ticket_code,
  short_code: isLeaving ? null : short_code,
  order_number: order.number,
  prod: prodOf(order),
});

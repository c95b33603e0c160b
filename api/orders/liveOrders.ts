import { Order } from '@odonta/db/models';
import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';

const named = 3;

/** A record with orders in progress stays until they are finished; the refusal lists the first of them by number. */
export async function refuseWithLiveOrders(
  of: Partial<Pick<Order, 'prod_id' | 'center_id' | 'individual_id' | 'legal_user_id'>>,
  transaction: Transaction,
): Promise<void> {
  const { rows, count } = await Order.findAndCountAll({
    attributes: ['number'],
    where: { [Op.and]: [of, live] } as WhereOptions<Order>,
    order: ['id'],
    limit: named,
    transaction,
  });
  if (count === 0) return;
  const numbers = rows.map(({ number }) => number).join(', ');
  const more = count > rows.length ? ` и ещё ${count - rows.length}` : '';
  throw conflict(`Сначала завершите заказы: ${numbers}${more}`);
}

/** Booked and not yet decided, or sold for a course that is still to come or not yet paid out to its centre. */
const live = {
  [Op.or]: [
    { status: ['PREPARE', 'CREATED'] },
    {
      status: ['CONFIRMED', 'PARTIAL_REFUNDED'],
      [Op.or]: [
        { paid_out_at: null, total: { [Op.gt]: 0 } },
        { lesson_to: { [Op.gte]: literal('now()') } },
        {
          lesson_to: null,
          prod_id: {
            [Op.in]: literal(
              `(select id from prods where coalesce(date_end, date_start, 'infinity') >= now())`,
            ),
          },
        },
      ],
    },
  ],
};

import { OrderParticipant } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { QueryTypes } from 'sequelize';

/** How many places of each course are paid for. */
export async function paidPlaces(prods: readonly number[]): Promise<Map<number, number>> {
  if (prods.length === 0) return new Map();
  const rows = await OrderParticipant.sequelize?.query<{ prod_id: number; count: number }>(
    `select p.prod_id, count(*)::int as count from order_participants p join orders o on o.id = p.order_id
     where p.prod_id = any($1) and p.is_live and o.status = any($2) group by p.prod_id`,
    { bind: [[...prods], [...paidStatuses]], type: QueryTypes.SELECT },
  );
  return new Map(rows?.map(({ prod_id, count }) => [prod_id, count]));
}

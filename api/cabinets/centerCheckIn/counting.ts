import type { CheckInCourse } from '@odonta/api/contract';
import { OrderParticipant } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { QueryTypes } from 'sequelize';
import { isLeaving } from '../../orders/refunds/leaving.ts';

type Counts = Pick<CheckInCourse, 'expected' | 'arrived'>;

/** How many hold a valid ticket of each course, and how many of them have come. */
export async function countsOf(ids: readonly number[]): Promise<Map<number, Counts>> {
  const rows = await OrderParticipant.sequelize?.query<Counts & { prod_id: number }>(
    `select p.prod_id, count(*)::int as expected, (count(*) filter (where last.kind = 'IN'))::int as arrived
     from order_participants p
     join orders o on o.id = p.order_id
     left join lateral (
       select kind from check_ins c where c.participant_id = p.id order by c.id desc limit 1
     ) last on true
     where p.prod_id = any($1) and p.is_live and o.status = any($2) and not ${isLeaving('p')}
     group by p.prod_id`,
    { bind: [[...ids], [...paidStatuses]], type: QueryTypes.SELECT },
  );
  return new Map((rows ?? []).map(({ prod_id, ...counts }) => [prod_id, counts]));
}

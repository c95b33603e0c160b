import { sequelizeOf } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { writtenToAfterDays } from '@odonta/db/vocabulary/sales/courseMessage.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { isLeaving } from '../../orders/refunds/leaving.ts';

export interface Recipient {
  email: string;
  first_name: string | null;
  order_id: number;
}

/** Everybody who comes to a course, and who has paid for them: each address once, in the order of addresses. */
export const recipientsOf = (prodId: number, transaction: Transaction): Promise<Recipient[]> =>
  sequelizeOf(transaction).query<Recipient>(`${addresses('o.prod_id = $1')} order by 1, 2, w.rank, o.id`, {
    bind: [prodId],
    type: QueryTypes.SELECT,
    transaction,
  });

const paid = paidStatuses.map((status) => `'${status}'`).join(', ');

/** A company that distributes its tickets itself gets the letter, and its employees do not. */
const addresses = (condition: string) => `
  select distinct on (o.prod_id, w.email) o.prod_id, w.email, w.first_name, o.id as order_id
  from orders o join prods d on d.id = o.prod_id and d.center_id = o.center_id
    join order_participants p on p.order_id = o.id
    cross join lateral (values (p.email, p.first_name, p.is_written_to, 1), (o.email, o.first_name, true, 2))
      w (email, first_name, is_written_to, rank)
  where ${condition} and d.deleted_at is null and o.deleted_at is null and o.status in (${paid})
    and p.is_live and not ${isLeaving('p')} and w.email is not null and w.is_written_to
    and coalesce(o.lesson_to, d.date_end, d.date_start, 'infinity') > now() - interval '${writtenToAfterDays} days'
    and not exists (select from center_mails m
      where m.center_id = o.center_id and m.email = w.email and m.refused_at is not null)`;

/** Courses of these centres with somebody to write to: first those to come, the nearest first. */
export const coursesToWriteTo = `
  select d.id, count(*)::int as recipients,
    (select count(*)::int from course_messages m where m.prod_id = d.id and m.day = $2) as sent_today
  from (${addresses('o.center_id = any($1::int[])')}) to_one join prods d on d.id = to_one.prod_id
  group by d.id
  order by coalesce(d.date_end, d.date_start, 'infinity') < now(), d.date_start nulls last, d.id
  limit $3`;

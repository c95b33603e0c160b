import type { SalesGroup } from '@odonta/db/vocabulary/reports/reports.ts';
import { QueryTypes, type Sequelize } from 'sequelize';

export type SalesFigures = Record<string, string | number>;

/** The figures of sales from orders and refunds themselves, without the ledger: confirmed and refunded sums of the period. Kopecks. */
export function salesOracle(
  sequelize: Sequelize,
  group: SalesGroup,
  { from, to, among = 'true' }: { from: string; to: string; among?: string },
): Promise<SalesFigures[]> {
  const day = (moment: string) => `date(${moment} at time zone 'Europe/Moscow') between :from and :to`;
  return sequelize.query<SalesFigures>(
    `select ${labels[group]} as label,
       count(*) filter (where fact = 'sale')::int as orders,
       coalesce(sum(o.count) filter (where fact = 'sale'), 0)::int as people,
       coalesce(sum(o.subtotal) filter (where fact = 'sale'), 0)::float8 / 100 as sum,
       coalesce(sum(o.promo_sum) filter (where fact = 'sale'), 0)::float8 / 100 as promo,
       coalesce(sum(o.bonus_sum) filter (where fact = 'sale'), 0)::float8 / 100 as bonus,
       coalesce(sum(back), 0)::float8 / 100 as refunded,
       (coalesce(sum(o.total) filter (where fact = 'sale'), 0) - coalesce(sum(back), 0))::float8 / 100 as net
     from (
       select id as order_id, 'sale' as fact, 0 as back from orders where ${day('confirmed_at')}
       union all
       select order_id, 'refund', approved_sum from refunds where status = 'FINISHED' and ${day('finished_at')}
     ) facts join orders o on o.id = order_id join prods p on p.id = o.prod_id
     where ${among} group by 1 order by 1`,
    { replacements: { from, to }, type: QueryTypes.SELECT },
  );
}

/** The commission, if it were calculated anew for each order from its remaining participants. Roubles. */
export async function commissionOracle(sequelize: Sequelize): Promise<number> {
  const [found] = await sequelize.query<{ commission: number }>(
    `select sum(floor((left_of * round(commission_percent * 100) + 5000) / 10000))::float8 / 100 as commission from (
       select o.commission_percent,
         (select coalesce(sum(unit_price), 0) from order_participants where order_id = o.id and state = 'ACTIVE') as left_of
       from orders o where o.confirmed_at is not null) sold`,
    { type: QueryTypes.SELECT },
  );
  return found?.commission ?? Number.NaN;
}

const labels: Readonly<Record<SalesGroup, string>> = {
  center: '(select name from centers where id = o.center_id)',
  prod: 'p.name',
  category: '(select name from categories where id = p.categories[1])',
  city: `coalesce((select name from cities where id = p.city_id), 'Онлайн')`,
  manager: `coalesce((select name from users where id = o.manager_id), 'Без менеджера')`,
  channel: `coalesce(o.client_target->>'source', 'Без меток')`,
};

import { shiftedWeek, weekOf } from '../../../vocabulary/weeks.ts';
import type { Fill } from '../fillEntities.ts';

const weeks = 16;

/** Views of published courses in the last weeks: more of those that are ordered. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  const last = weekOf(new Date(now * 1000));
  await sequelize.query(statement, { bind: [shiftedWeek(last, 1 - weeks), last], transaction });
};

/** A number from 0 to 1, the same in each demo. */
const chance = (of: string) => `(abs(hashint4(p.id * 97 + ${of})::bigint) % 1000) / 1000.0`;

/** Orders are counted once for all: nobody has analysed the new tables, and a count for each week might read all of them. */
const statement = `
  with ordered as (
    select prod_id, date_trunc('week', created_at at time zone 'Europe/Moscow')::date as week, count(*)::int as orders
    from orders where buyer_kind <> 'STAFF' group by 1, 2
  )
  insert into prod_views (prod_id, week, shown, opened, forms)
  select prod_id, week, shown + 30 * orders, opened + 6 * orders, round(opened * by_form)::int + 2 * orders
  from (
    select p.id as prod_id, w.week, coalesce(o.orders, 0) as orders, 0.08 + 0.2 * ${chance('3')} as by_form, shown,
      round(shown * (0.04 + 0.14 * ${chance('2')}))::int as opened
    from prods p
      join (select at::date as week, extract(epoch from at)::int / 604800 as number
        from generate_series($1::date, $2::date, interval '7 days') as at) w
        on date_trunc('week', p.published_at at time zone 'Europe/Moscow')::date <= w.week
      left join ordered o on o.prod_id = p.id and o.week = w.week,
      lateral (select 12 + round(70 * ${chance('1')} * (0.6 + 0.4 * ${chance('number')}))::int as shown) s
    where p.published_at is not null and p.deleted_at is null
  ) viewed`;

import type { ReportLink } from '@odonta/api/contract';
import { beginOf, endOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { fewestPeople, type SalesGroup, salesGroups } from '@odonta/db/vocabulary/reports/reports.ts';
import Joi from 'joi';
import { chosenOrders, orderFilters, sameOrders } from '../orderFilters.ts';
import type { Asked, Links, Report, Values } from '../report.ts';
import { withinScope } from '../scope.ts';

/** A sale counts on its own day, and a refund on the day it was made. */
export const sales: Report = {
  name: 'sales',
  area: 'stats_sales',
  filters: {
    group: Joi.string()
      .valid(...Object.keys(salesGroups))
      .default('center'),
    ...orderFilters,
  },
  rowsOf: 'orders.list',
  isGrouped: true,
  columns: (asked) => [
    { field: 'label', title: salesGroups[groupOf(asked)], kind: 'text' },
    { field: 'orders', title: 'Заказов', kind: 'count' },
    { field: 'people', title: 'Участников', kind: 'count' },
    { field: 'sum', title: 'Сумма', kind: 'money' },
    { field: 'promo', title: 'Скидки', kind: 'money' },
    { field: 'bonus', title: 'Бонусами', kind: 'money' },
    { field: 'refunded', title: 'Возвраты', kind: 'money' },
    { field: 'net', title: 'Чистая выручка', kind: 'money' },
    { field: 'commission', title: 'Комиссия', kind: 'money' },
  ],
  rows: (asked) => {
    const grouped = salesBy(groupOf(asked));
    return asked.isOfSums ? withoutSmallGroups(grouped) : `${grouped} order by sum desc, label, key`;
  },
  links: linksOf,
};

const groupOf = ({ filters }: Asked) => filters.group as SalesGroup;

/** The key is the filter of the staff's lists; the category of a course is its first one. */
const groups: Readonly<Record<SalesGroup, { key: string; label: string; join: string }>> = {
  center: { key: 'o.center_id', label: 'c.name', join: 'join centers c on c.id = o.center_id' },
  prod: { key: 'o.prod_id', label: 'p.name', join: 'join prods p on p.id = o.prod_id' },
  category: {
    key: 'p.categories[1]',
    label: 'g.name',
    join: 'join prods p on p.id = o.prod_id left join categories g on g.id = p.categories[1]',
  },
  city: {
    key: 'p.city_id',
    label: `coalesce(t.name, 'Онлайн')`,
    join: 'join prods p on p.id = o.prod_id left join cities t on t.id = p.city_id',
  },
  manager: {
    key: 'o.manager_id',
    label: `coalesce(u.name, 'Без менеджера')`,
    join: 'left join users u on u.id = o.manager_id',
  },
  channel: {
    key: `nullif(o.client_target->>'source', '')`,
    label: `coalesce(nullif(o.client_target->>'source', ''), 'Без меток')`,
    join: '',
  },
};

function salesBy(group: SalesGroup): string {
  const { key, label, join } = groups[group];
  return `
  with booked as (
    select e.order_id,
      bool_or(e.kind = 'SOLD') as is_sold,
      -coalesce(sum(e.sum) filter (where e.kind = 'SOLD' and e.account in ('CENTER', 'COMMISSION')), 0) as sum,
      coalesce(sum(e.sum) filter (where e.kind = 'SOLD' and e.account = 'PROMO'), 0) as promo,
      coalesce(sum(e.sum) filter (where e.kind = 'SOLD' and e.account = 'BONUS'), 0) as bonus,
      -coalesce(sum(e.sum) filter (where e.kind = 'UNSOLD' and e.account = 'BUYER'), 0) as refunded,
      coalesce(sum(e.sum) filter (where e.account = 'BUYER'), 0) as net,
      -coalesce(sum(e.sum) filter (where e.account = 'COMMISSION'), 0) as commission
    from ledger_entries e
    where e.account in ('BUYER', 'CENTER', 'COMMISSION', 'PROMO', 'BONUS') and e.kind in ('SOLD', 'UNSOLD')
      and e.day between $from::date and $to::date
    group by e.order_id
  )
  select (${key})::text as key, ${label} as label,
    (count(*) filter (where b.is_sold))::float8 as orders,
    coalesce(sum(o.count) filter (where b.is_sold), 0)::float8 as people,
    ${sums.map((sum) => `sum(b.${sum})::float8 as ${sum}`).join(', ')}
  from booked b join orders o on o.id = b.order_id ${join}
  where ${withinScope} and ${chosenOrders}
  group by 1, 2`;
}

const sums = ['sum', 'promo', 'bonus', 'refunded', 'net', 'commission'];

/**
 * Groups of few people become one; if that is still of few, the smallest of the others joins it: otherwise
 * the difference to the totals would disclose that group.
 */
const withoutSmallGroups = (grouped: string): string => `
  with shown as (
    select g.*, people < ${fewestPeople} or (min(people) over () < ${fewestPeople}
      and coalesce(sum(people) over (order by people, key rows between unbounded preceding and 1 preceding), 0) < ${fewestPeople})
      as is_small
    from (${grouped}) g
  )
  select case when is_small then null else key end as key,
    case when is_small then 'Группы меньше ${fewestPeople} человек' else label end as label,
    ${['orders', 'people', ...sums].map((sum) => `sum(${sum})::float8 as ${sum}`).join(', ')}
  from shown group by is_small, 1, 2 having sum(people) >= ${fewestPeople}
  order by is_small, sum desc, label, key`;

/** The remainder and the commission are calculated from these, and are no sums of a list. */
function linksOf(row: Values | null, asked: Asked): Links {
  const within = { ...sameOrders(asked), ...(row && ofGroup(groupOf(asked), row.key ?? null)) };
  const { from, to } = asked.period;
  const sold: ReportLink = {
    resource: 'orders',
    filter: { ...within, sold_from: beginOf(from), sold_to: endOf(to) },
  };
  const refunded: ReportLink = {
    resource: 'refunds',
    filter: { ...within, unsold_from: beginOf(from), unsold_to: endOf(to) },
  };
  return { orders: sold, people: sold, sum: sold, promo: sold, bonus: sold, refunded };
}

function ofGroup(group: SalesGroup, key: string | number | null): Readonly<Record<string, unknown>> {
  if (key === null) return { without: group };
  return group === 'channel' ? { channel: key } : { [`${group}_id`]: Number(key) };
}

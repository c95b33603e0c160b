import type { ReportLink } from '@odonta/api/contract';
import { buyerKinds, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { beginOf, endOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import Joi from 'joi';
import { inPeriod } from '../inPeriod.ts';
import { labelsOf } from '../labels.ts';
import { chosenOrders, orderFilters, sameOrders } from '../orderFilters.ts';
import type { Asked, Links, Report, Values } from '../report.ts';
import { withinScope } from '../scope.ts';

const statuses = labelsOf(registrationStatuses);

/** A row for each order of the period. Agreed sums come from the order; paid, refunded and remaining ones from the ledger. */
export const orders: Report = {
  name: 'orders',
  area: 'stats_sales',
  filters: {
    ...orderFilters,
    status: Joi.string().valid(...Object.keys(statuses)),
    payment_method: Joi.string().valid(...Object.keys(paymentMethods)),
  },
  rowsOf: 'orders.list',
  columns: () => [
    { field: 'number', title: '№', kind: 'text' },
    { field: 'ordered_on', title: 'Дата', kind: 'day' },
    { field: 'paid_on', title: 'Оплата', kind: 'day' },
    { field: 'prod', title: 'Курс', kind: 'text' },
    { field: 'center', title: 'Центр', kind: 'text' },
    { field: 'buyer', title: 'Покупатель', kind: 'text' },
    { field: 'buyer_kind', title: 'Тип покупателя', kind: 'text', words: buyerKinds },
    { field: 'people', title: 'Участников', kind: 'count' },
    { field: 'method', title: 'Способ', kind: 'text', words: paymentMethods },
    { field: 'sum', title: 'Сумма', kind: 'money' },
    { field: 'promo', title: 'Скидка', kind: 'money' },
    { field: 'bonus', title: 'Бонусы', kind: 'money' },
    { field: 'paid', title: 'Оплачено', kind: 'money' },
    { field: 'refunded', title: 'Возвращено', kind: 'money' },
    { field: 'status', title: 'Статус', kind: 'text', words: statuses },
    { field: 'commission', title: 'Комиссия', kind: 'money' },
  ],
  rows: () => register,
  links: linksOf,
};

/** Names are masked: a register is passed around, and full names stand in the order. */
const register = `
  select o.id, o.number, to_char(o.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as ordered_on, l.paid_on::text,
    o.snapshot->>'name' as prod, c.name as center,
    coalesce(f.name, o.last_name || ' ' || left(o.first_name, 1) || '.') as buyer,
    o.buyer_kind, o.count as people, o.payment_method as method, o.subtotal::float8 as sum, o.promo_sum::float8 as promo,
    o.bonus_sum::float8 as bonus, coalesce(l.paid, 0)::float8 as paid, coalesce(l.refunded, 0)::float8 as refunded,
    o.status, coalesce(l.commission, 0)::float8 as commission
  from orders o
    join centers c on c.id = o.center_id
    left join legal_users f on f.id = o.legal_user_id
    left join lateral (
      select -sum(e.sum) filter (where e.account = 'BUYER' and e.kind not in ('SOLD', 'UNSOLD', 'PAID_BACK')) as paid,
        min(e.day) filter (where e.account = 'BUYER' and e.kind not in ('SOLD', 'UNSOLD', 'PAID_BACK')) as paid_on,
        sum(e.sum) filter (where e.account = 'BUYER' and e.kind = 'PAID_BACK') as refunded,
        -sum(e.sum) filter (where e.account = 'COMMISSION') as commission
      from ledger_entries e where e.order_id = o.id
    ) l on true
  where ${inPeriod('o.created_at')}
    and ${withinScope} and ${chosenOrders}
    and ($status::text is null or o.status = $status::text)
    and ($payment_method::text is null or o.payment_method = $payment_method::text)
  order by o.created_at, o.id`;

function linksOf(row: Values | null, asked: Asked): Links {
  if (row) return { number: { resource: 'orders', filter: {}, id: Number(row.id) } };
  const { period, filters } = asked;
  const { status, payment_method } = filters;
  const filter = {
    ...sameOrders(asked),
    ...(status !== undefined && { status }),
    ...(payment_method !== undefined && { payment_method }),
    created_from: beginOf(period.from),
    created_to: endOf(period.to),
  };
  const all: ReportLink = { resource: 'orders', filter };
  return { people: all, sum: all, promo: all, bonus: all, paid: all, refunded: all };
}

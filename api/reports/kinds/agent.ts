import { buyerKinds, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { id } from '../../platform/http/validation.ts';
import type { Links, Report, Values } from '../report.ts';

/**
 * Sales in the name of a centre, their division, and payouts to it. It begins with the opening balance, so
 * the total of the last column is the closing balance.
 */
export const agent: Report = {
  name: 'agent',
  area: 'stats_finance',
  filters: { center_id: id },
  needs: ['center_id'],
  rowsOf: 'payouts.list',
  columns: () => [
    { field: 'day', title: 'Дата', kind: 'day' },
    { field: 'kind', title: 'Операция', kind: 'text', words: operations },
    { field: 'order_number', title: 'Заказ', kind: 'text' },
    { field: 'prod', title: 'Курс', kind: 'text' },
    { field: 'buyer_kind', title: 'Тип покупателя', kind: 'text', words: buyerKinds },
    { field: 'method', title: 'Способ', kind: 'text', words: paymentMethods },
    { field: 'sum', title: 'Сумма', kind: 'money' },
    { field: 'rate', title: 'Ставка, %', kind: 'text' },
    { field: 'commission', title: 'Комиссия', kind: 'money' },
    { field: 'fee', title: 'Эквайринг', kind: 'money' },
    { field: 'due', title: 'К перечислению', kind: 'money' },
    { field: 'paid', title: 'Перечислено', kind: 'money' },
    { field: 'rest', title: 'Остаток', kind: 'money' },
  ],
  rows: () => report,
  links: linksOf,
};

/** The entries between the platform and a centre, by the kinds of the ledger. */
const operations = {
  BEFORE: 'Остаток на начало',
  SOLD: 'Продажа',
  UNSOLD: 'Возврат',
  PAID_OUT: 'Выплата',
  CLAWED_BACK: 'Удержание за возврат',
  PAID_OUT_RETURNED: 'Выплата вернулась',
  CLAWED_BACK_RETURNED: 'Удержание отменено',
};

const within = `($centers::int[] is null or e.center_id = any($centers::int[])) and $manager::int is null`;

const report = `
  select null::int as order_id, $from::text as day, 'BEFORE' as kind, null as order_number, null as prod, null as buyer_kind, null as method,
    0::float8 as sum, null as rate, 0::float8 as commission, 0::float8 as fee, 0::float8 as due, 0::float8 as paid,
    -coalesce(sum(e.sum), 0)::float8 as rest
  from ledger_entries e
  where e.center_id = $center_id::int and e.account = 'CENTER' and e.day < $from::date and ${within}
  union all
  select * from (
    select e.order_id, e.day::text, e.kind, o.number as order_number, o.snapshot->>'name' as prod, o.buyer_kind, o.payment_method as method,
      (-coalesce(sum(e.sum) filter (where e.kind in ('SOLD', 'UNSOLD') and e.account in ('CENTER', 'COMMISSION')), 0))::float8 as sum,
      case when e.kind in ('SOLD', 'UNSOLD') then replace(o.commission_percent::text, '.', ',') end as rate,
      (-coalesce(sum(e.sum) filter (where e.account = 'COMMISSION'), 0))::float8 as commission,
      (-coalesce(sum(e.sum) filter (where e.account = 'FEE'), 0))::float8 as fee,
      (-coalesce(sum(e.sum) filter (where e.account in ('CENTER', 'BANK')), 0))::float8 as due,
      (-coalesce(sum(e.sum) filter (where e.account = 'BANK'), 0))::float8 as paid,
      (-coalesce(sum(e.sum) filter (where e.account = 'CENTER'), 0))::float8 as rest
    from ledger_entries e join orders o on o.id = e.order_id
    where e.center_id = $center_id::int and e.day between $from::date and $to::date and ${within}
    group by e.deed, e.day, e.kind, e.order_id, o.id having bool_or(e.account in ('CENTER', 'COMMISSION', 'FEE'))
    order by e.day, min(e.id)
  ) booked`;

function linksOf(row: Values | null): Links {
  return row?.order_id ? { order_number: { resource: 'orders', filter: {}, id: Number(row.order_id) } } : {};
}

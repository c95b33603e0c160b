import { id } from '../../platform/http/validation.ts';
import type { Links, Report, Values } from '../report.ts';

/** Mutual debts, one ledger transaction a row: a debit is their debt to us, a credit is ours to them. */
export const reconciliation: Report = {
  name: 'reconciliation',
  area: 'stats_finance',
  filters: { center_id: id, legal_user_id: id },
  needs: ['center_id', 'legal_user_id'],
  rowsOf: 'payouts.list',
  columns: () => [
    { field: 'day', title: 'Дата', kind: 'day' },
    { field: 'kind', title: 'Операция', kind: 'text', words: operations },
    { field: 'document', title: 'Документ', kind: 'text' },
    { field: 'debit', title: 'Дебет', kind: 'money' },
    { field: 'credit', title: 'Кредит', kind: 'money' },
    { field: 'balance', title: 'Сальдо', kind: 'money', isNoTotal: true },
  ],
  rows: () => report,
  links: linksOf,
};

/** The entries that change the balance, by the kinds of the ledger. */
export const operations = {
  BEFORE: 'Сальдо на начало',
  SOLD: 'Продажа',
  UNSOLD: 'Отмена продажи',
  RECEIVED: 'Оплата',
  MOVED: 'Перенос оплаты на другой заказ',
  OVERPAID: 'Переплата',
  PAID_BACK: 'Возврат денег',
  BONUSES_GIVEN: 'Выдано бонусами',
  PAID_OUT: 'Выплата',
  CLAWED_BACK: 'Удержание за возврат',
  PAID_OUT_RETURNED: 'Выплата вернулась',
  CLAWED_BACK_RETURNED: 'Удержание отменено',
};

/** For a centre, its own account; for a company, its debts for orders and its money beyond them. */
const entries = `
  select e.* from ledger_entries e left join orders o on o.id = e.order_id
  where ($centers::int[] is null or e.center_id = any($centers::int[])) and $manager::int is null
    and case when $center_id::int is not null then e.account = 'CENTER' and e.center_id = $center_id::int
      else e.account in ('BUYER', 'OVERPAID') and (o.legal_user_id = $legal_user_id::int
        or (e.order_id is null and e.payer_key = (select 'inn:' || inn from legal_users where id = $legal_user_id::int))) end`;

const report = `
  select order_id, day, kind, document, debit, credit, sum(debit - credit + before) over (order by place, day, number)::float8 as balance
  from (
    select 0 as place, 0::bigint as number, null::int as order_id, $from::text as day, 'BEFORE' as kind, null as document,
      0::float8 as debit, 0::float8 as credit, coalesce(sum(sum), 0)::float8 as before
    from (${entries}) e where day < $from::date
    union all
    select 1, min(e.id), e.order_id, e.day::text, e.kind,
      concat_ws(', ', 'заказ ' || o.number, 'выплата ' || y.number || coalesce(', п/п № ' || y.bank_order_no, '')),
      greatest(sum(e.sum), 0)::float8, greatest(-sum(e.sum), 0)::float8, 0::float8
    from (${entries}) e left join orders o on o.id = e.order_id left join payouts y on y.id = e.payout_id
    where e.day between $from::date and $to::date
    group by e.deed, e.day, e.kind, e.order_id, o.number, y.number, y.bank_order_no
  ) booked
  order by place, day, number`;

function linksOf(row: Values | null): Links {
  return row?.order_id ? { document: { resource: 'orders', filter: {}, id: Number(row.order_id) } } : {};
}

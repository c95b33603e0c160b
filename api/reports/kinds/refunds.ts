import type { ReportLink } from '@odonta/api/contract';
import { refundReasons, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { beginOf, endOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { inPeriod } from '../inPeriod.ts';
import { labelsOf } from '../labels.ts';
import { chosenOrders, orderFilters, sameOrders } from '../orderFilters.ts';
import type { Asked, Links, Report, Values } from '../report.ts';
import { withinScope } from '../scope.ts';

/** Refunds requested in the period, and their outcome. */
export const refunds: Report = {
  name: 'refunds',
  area: 'stats_finance',
  filters: orderFilters,
  rowsOf: 'refunds.list',
  columns: () => [
    { field: 'number', title: '№', kind: 'text' },
    { field: 'order_number', title: 'Заказ', kind: 'text' },
    { field: 'asked_on', title: 'Создан', kind: 'day' },
    { field: 'reason', title: 'Причина', kind: 'text', words: refundReasons },
    { field: 'requested', title: 'Запрошено', kind: 'money' },
    { field: 'by_rules', title: 'По правилам', kind: 'money' },
    { field: 'approved', title: 'Одобрено', kind: 'money' },
    { field: 'vouchers', title: 'На сертификаты', kind: 'money' },
    { field: 'routed', title: 'К перечислению', kind: 'money' },
    { field: 'route', title: 'Способ', kind: 'text', words: refundRoutes },
    { field: 'status', title: 'Статус', kind: 'text', words: labelsOf(refundStatuses) },
    { field: 'asked_by', title: 'Кто создал', kind: 'text' },
    { field: 'approved_by', title: 'Кто одобрил', kind: 'text' },
    { field: 'sent_on', title: 'Отправлен', kind: 'day' },
    { field: 'finished_on', title: 'Выполнен', kind: 'day' },
  ],
  rows: () => asked,
  links: linksOf,
};

const asked = `
  select r.id, r.id::text as number, o.id as order_id, o.number as order_number, r.reason, r.route, r.status,
    to_char(r.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as asked_on,
    r.requested_sum::float8 as requested, (case r.policy when 'RECALC' then r.recalc_sum else r.keep_sum end)::float8 as by_rules,
    r.approved_sum::float8 as approved, r.voucher_sum::float8 as vouchers, (r.approved_sum - r.voucher_sum - r.card_sum)::float8 as routed,
    coalesce(a.name, case r.asked_kind when 'BUYER' then 'Покупатель' else 'Система' end) as asked_by, v.name as approved_by,
    coalesce(r.document_date::text, (
      select to_char(min(l.sent_at) at time zone 'Europe/Moscow', 'YYYY-MM-DD') from refund_legs l where l.refund_id = r.id
    )) as sent_on,
    to_char(r.finished_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as finished_on
  from refunds r join orders o on o.id = r.order_id
    left join users a on a.id = r.asked_by left join users v on v.id = r.approved_by
  where ${inPeriod('r.created_at')}
    and ${withinScope} and ${chosenOrders}
  order by r.id`;

function linksOf(row: Values | null, { period, ...asking }: Asked): Links {
  if (row)
    return {
      number: { resource: 'refunds', filter: {}, id: Number(row.id) },
      order_number: { resource: 'orders', filter: {}, id: Number(row.order_id) },
    };
  const filter = {
    ...sameOrders({ period, ...asking }),
    created_from: beginOf(period.from),
    created_to: endOf(period.to),
  };
  const all: ReportLink = { resource: 'refunds', filter };
  return { requested: all, approved: all, vouchers: all, routed: all };
}

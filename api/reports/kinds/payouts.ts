import type { ReportLink } from '@odonta/api/contract';
import { payoutStatuses } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { beginOf, endOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { id } from '../../platform/http/validation.ts';
import { labelsOf } from '../labels.ts';
import type { Asked, Links, Report, Values } from '../report.ts';

/** Payouts to centres for periods that ended within the dates; cancelled ones are left out. */
export const payouts: Report = {
  name: 'payouts',
  area: 'stats_finance',
  filters: { center_id: id },
  rowsOf: 'payouts.list',
  columns: () => [
    { field: 'number', title: '№', kind: 'text' },
    { field: 'center', title: 'Центр', kind: 'text' },
    { field: 'period_from', title: 'Период с', kind: 'day' },
    { field: 'period_to', title: 'Период по', kind: 'day' },
    { field: 'lines', title: 'Строк', kind: 'count' },
    { field: 'gross', title: 'Продажи', kind: 'money' },
    { field: 'refunded', title: 'Возвраты', kind: 'money' },
    { field: 'commission', title: 'Комиссия', kind: 'money' },
    { field: 'promo_share', title: 'Скидки центра', kind: 'money' },
    { field: 'bonus_share', title: 'В том числе бонусами', kind: 'money' },
    { field: 'fee', title: 'Эквайринг', kind: 'money' },
    { field: 'net', title: 'К перечислению', kind: 'money' },
    { field: 'status', title: 'Статус', kind: 'text', words: labelsOf(payoutStatuses) },
    { field: 'bank_order_no', title: 'П/п №', kind: 'text' },
  ],
  rows: () => prepared,
  links: linksOf,
};

const prepared = `
  select y.id, y.number, c.name as center, y.period_from::text, y.period_to::text, count(l.id)::float8 as lines,
    y.gross::float8 as gross, y.refunded::float8 as refunded, y.commission_sum::float8 as commission,
    coalesce(sum(l.promo_share), 0)::float8 as promo_share, coalesce(sum(l.bonus_share), 0)::float8 as bonus_share,
    y.fee_share::float8 as fee, y.net::float8 as net, y.status, y.bank_order_no
  from payouts y join centers c on c.id = y.center_id left join payout_lines l on l.payout_id = y.id and l.is_live
  where y.status <> 'CANCELED' and y.period_to between $from::date and $to::date
    and ($center_id::int is null or y.center_id = $center_id::int)
    and ($centers::int[] is null or y.center_id = any($centers::int[])) and $manager::int is null
  group by y.id, c.name order by y.period_to, y.id`;

function linksOf(row: Values | null, { period, filters, scope }: Asked): Links {
  if (row) return { number: { resource: 'payouts', filter: {}, id: Number(row.id) } };
  const filter = {
    ...(scope.centers && { center_id: scope.centers }),
    ...(filters.center_id !== undefined && { center_id: filters.center_id }),
    status: Object.keys(payoutStatuses).filter((status) => status !== 'CANCELED'),
    ended_from: beginOf(period.from),
    ended_to: endOf(period.to),
  };
  const all: ReportLink = { resource: 'payouts', filter };
  return { lines: all, gross: all, refunded: all, commission: all, fee: all, net: all };
}

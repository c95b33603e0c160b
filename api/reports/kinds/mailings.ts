import { campaignPrefix } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { inPeriod } from '../inPeriod.ts';
import type { Links, Report, Values } from '../report.ts';
import { ofCenters } from '../scope.ts';

/** Mailings that began in the period: what became of their letters, and the orders that came from their links. */
export const mailings: Report = {
  name: 'mailings',
  area: 'stats_ads',
  filters: {},
  rowsOf: 'stats_ads.list',
  columns: () => [
    { field: 'label', title: 'Рассылка', kind: 'text' },
    { field: 'began', title: 'Началась', kind: 'day' },
    { field: 'letters', title: 'Адресатов', kind: 'count' },
    { field: 'sent', title: 'Доставлено', kind: 'count' },
    { field: 'bounced', title: 'Адреса нет', kind: 'count' },
    { field: 'failed', title: 'Не приняты', kind: 'count' },
    { field: 'skipped', title: 'Пропущены', kind: 'count' },
    { field: 'clicked', title: 'Перешли', kind: 'count' },
    { field: 'unsubscribed', title: 'Отписались', kind: 'count' },
    { field: 'orders', title: 'Заказов', kind: 'count' },
    { field: 'revenue', title: 'Выручка заказов', kind: 'money' },
  ],
  rows: () => sent,
  links: linksOf,
};

const stateOf = (state: string) => `(count(*) filter (where r.state = '${state}'))::float8`;

const sent = `
  select m.id, m.subject as label, to_char(m.started_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as began,
    l.letters, l.sent, l.bounced, l.failed, l.skipped, l.clicked, l.unsubscribed, o.orders, o.revenue
  from mailings m
    cross join lateral (
      select count(*)::float8 as letters, ${stateOf('SENT')} as sent, ${stateOf('BOUNCED')} as bounced,
        ${stateOf('FAILED')} as failed, ${stateOf('SKIPPED')} as skipped, count(r.clicked_at)::float8 as clicked,
        count(r.unsubscribed_at)::float8 as unsubscribed
      from mailing_recipients r where r.mailing_id = m.id
    ) l
    cross join lateral (
      select count(distinct o.id)::float8 as orders,
        coalesce(sum(e.sum) filter (where e.account = 'BUYER' and e.kind in ('SOLD', 'UNSOLD')), 0)::float8 as revenue
      from orders o left join ledger_entries e on e.order_id = o.id
      where o.client_target->>'source' = 'mailing' and o.client_target->>'campaign' = '${campaignPrefix}' || m.id
        and o.created_at >= m.started_at
    ) o
  where ${inPeriod('m.started_at')}
    and m.deleted_at is null and ${ofCenters('m')}
  order by m.started_at desc, m.id`;

function linksOf(row: Values | null): Links {
  return row ? { label: { resource: 'mailings', filter: {}, id: Number(row.id) } } : {};
}

import { inPeriod } from '../inPeriod.ts';
import type { Links, Report, Values } from '../report.ts';

/** People that were given to trading organisations in the period, by partner bonus, down to a sale. */
export const leads: Report = {
  name: 'leads',
  area: 'stats_ads',
  filters: {},
  rowsOf: 'stats_ads.list',
  columns: () => [
    { field: 'label', title: 'Партнёрский бонус', kind: 'text' },
    { field: 'merchant', title: 'Торговая организация', kind: 'text' },
    { field: 'leads', title: 'Лидов', kind: 'count' },
    { field: 'duplicates', title: 'Повторных', kind: 'count' },
    { field: 'disputed', title: 'Оспорено', kind: 'count' },
    { field: 'rejected', title: 'Спор признан', kind: 'count' },
    { field: 'revoked', title: 'Согласие отозвано', kind: 'count' },
    { field: 'hot', title: 'Горячих', kind: 'count' },
    { field: 'sales', title: 'Продаж', kind: 'count' },
    { field: 'share', title: 'Доля продаж, %', kind: 'count', isNoTotal: true },
    { field: 'charged', title: 'Списано', kind: 'money' },
    { field: 'reserved', title: 'Ждёт списания', kind: 'money' },
  ],
  rows: () => given,
  links: linksOf,
};

const countOf = (condition: string) => `(count(*) filter (where ${condition}))::float8`;
const sumOf = (condition: string) => `coalesce(sum(l.price) filter (where ${condition}), 0)::float8`;

/** Organisations are of no centre and of no manager. */
const given = `
  select p.id, p.deleted_at::text, p.name as label, m.name as merchant, ${countOf('not l.is_duplicate')} as leads,
    ${countOf('l.is_duplicate')} as duplicates, ${countOf('not l.is_duplicate and l.disputed_at is not null')} as disputed,
    ${countOf("not l.is_duplicate and l.status = 'REJECTED'")} as rejected, ${countOf('l.revoked_at is not null')} as revoked,
    ${countOf("l.result = 'HOT'")} as hot, ${countOf("not l.is_duplicate and l.result = 'SALE'")} as sales,
    round(100.0 * count(*) filter (where not l.is_duplicate and l.result = 'SALE') / nullif(count(*) filter (where not l.is_duplicate), 0), 1)::float8 as share,
    ${sumOf("l.status = 'CONFIRMED'")} as charged, ${sumOf("l.status = 'CREATED'")} as reserved
  from related_leads l join related_promotions p on p.id = l.promotion_id join merchants m on m.id = p.merchant_id
  where ${inPeriod('l.created_at')} and $centers::int[] is null and $manager::int is null
  group by p.id, m.name order by leads desc, p.id`;

function linksOf(row: Values | null): Links {
  return row && row.deleted_at === null
    ? { label: { resource: 'related_promotions', filter: {}, id: Number(row.id) } }
    : {};
}

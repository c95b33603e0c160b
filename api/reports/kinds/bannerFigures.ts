import { inPeriod } from '../inPeriod.ts';
import type { Links, Report, Values } from '../report.ts';
import { ofCenters } from '../scope.ts';

/** How banners were seen in the period; a click is of a showing that was seen, so the rate is never above 100 %. */
export const bannerFigures: Report = {
  name: 'banner_figures',
  area: 'stats_ads',
  filters: {},
  rowsOf: 'stats_ads.list',
  columns: () => [
    { field: 'label', title: 'Баннер', kind: 'text' },
    { field: 'advertiser', title: 'Рекламодатель', kind: 'text' },
    { field: 'requests', title: 'Запрошен', kind: 'count' },
    { field: 'impressions', title: 'Показан', kind: 'count' },
    { field: 'viewable', title: 'Увидели', kind: 'count' },
    { field: 'uniq', title: 'Посетителей за день', kind: 'count', isNoTotal: true },
    { field: 'clicks', title: 'Переходы', kind: 'count' },
    { field: 'rate', title: 'Доля переходов, %', kind: 'count', isNoTotal: true },
    { field: 'bots', title: 'Отсеяно роботов', kind: 'count' },
  ],
  rows: () => seen,
  links: linksOf,
};

const sumOf = (figure: string, as = figure) => `sum(s.${figure})::float8 as ${as}`;

const seen = `
  select b.id, b.deleted_at::text, '№ ' || b.id || coalesce(' · ' || b.alt, '') as label, coalesce(b.ad_company, c.name, m.name) as advertiser,
    ${['requests', 'impressions', 'viewable', 'uniq', 'clicks'].map((figure) => sumOf(figure)).join(', ')},
    ${sumOf('bot_filtered', 'bots')}, round(100.0 * sum(s.clicks) / nullif(sum(s.viewable), 0), 2)::float8 as rate
  from ad_stats_hourly s join banners b on b.id = s.banner_id left join centers c on c.id = b.center_id
    left join merchants m on m.id = b.merchant_id
  where ${inPeriod('s.hour')} and ${ofCenters('b')}
  group by b.id, c.name, m.name order by sum(s.viewable) desc, b.id`;

function linksOf(row: Values | null): Links {
  return row && row.deleted_at === null
    ? { label: { resource: 'banner_campaigns', filter: {}, id: Number(row.id) } }
    : {};
}

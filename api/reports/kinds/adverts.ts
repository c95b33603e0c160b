import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { pinnedAtMost, pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { type AdvertGroup, advertGroups } from '@odonta/db/vocabulary/reports/reports.ts';
import Joi from 'joi';
import { keptWeeks } from '../keptWeeks.ts';
import type { Asked, Report } from '../report.ts';
import { ofCenters } from '../scope.ts';

/** Places of banners and pinnings. A week counts in the period in which it begins. */
export const adverts: Report = {
  name: 'adverts',
  area: 'stats_ads',
  filters: {
    by: Joi.string()
      .valid(...Object.keys(advertGroups))
      .default('place'),
  },
  rowsOf: 'stats_ads.list',
  isGrouped: true,
  columns: (asked) => [
    { field: 'label', title: advertGroups[groupOf(asked)], kind: groupOf(asked) === 'week' ? 'day' : 'text' },
    { field: 'places', title: 'Мест', kind: 'count' },
    { field: 'sold', title: 'Продано', kind: 'count' },
    { field: 'given', title: 'Без оплаты', kind: 'count' },
    { field: 'held', title: 'Ждут оплаты', kind: 'count' },
    { field: 'share', title: 'Занято, %', kind: 'count', isNoTotal: true },
    { field: 'revenue', title: 'Выручка', kind: 'money' },
  ],
  rows: (asked) => occupancyBy(groupOf(asked)),
  links: () => ({}),
};

const groupOf = ({ filters }: Asked) => filters.by as AdvertGroup;

const groups: Readonly<Record<AdvertGroup, { label: string; order: string }>> = {
  place: { label: 'w.label', order: 'min(w.turn), label' },
  week: { label: `to_char(w.week, 'YYYY-MM-DD')`, order: 'label' },
};

const wordsOf = (words: Readonly<Record<string, string>>) =>
  `'${JSON.stringify(words).replaceAll("'", "''")}'::jsonb`;

/** Where one list of places in one week: the slots of banners as they are now, and the lists that courses are pinned to. */
const offered = `
  weeks as (
    select day::date as week from generate_series(
      $from::date + (8 - extract(isodow from $from::date)::int) % 7, $to::date, interval '7 days') as day
  ), offered as (
    select 'slot:' || s.id as place, s.slot as turn,
      (${wordsOf(slotLabels)} ->> s.slot::text) || coalesce(': ' || c.name, '') as label, s.count as places, weeks.week
    from ad_slots s left join categories c on c.id = s.category_id cross join weeks
    where exists (select from ad_slot_prices where ad_slot_id = s.id)
    union all
    select 'list:' || key, 100, 'Закрепление. ' || value, ${pinnedAtMost}, weeks.week
    from jsonb_each_text(${wordsOf(pinningPlaces)}) cross join weeks
  )`;

const revenue = `
  revenue as (
    select case when good = 'pinning' then 'list:' || k.place else 'slot:' || s.id end as place, k.week, k.sum
    from kept_weeks k left join ad_slots s on s.slot = k.slot and s.category_id is not distinct from k.category_id
  )`;

/** Each taken place with its state. */
const taken = `
  taken as (
    select 'slot:' || p.ad_slot_id as place, p.week,
      case when f.ad_place_id is not null then 'given' when p.held_until is null then 'sold'
        when p.held_until > now() then 'held' end as state
    from ad_places p join banners b on b.id = p.banner_id left join ad_shortfalls f on f.given_place_id = p.id
    where ${ofCenters('b')}
    union all
    select 'list:' || w.place, w.week,
      case when n.center_id is null then 'given' when n.paid_at is null then 'held' else 'sold' end
    from pinned_weeks w join pinnings n on n.id = w.pinning_id where (w.is_held or w.was_shown) and ${ofCenters('n')}
  )`;

function occupancyBy(group: AdvertGroup): string {
  const { label, order } = groups[group];
  const countOf = (state: string) => `(count(*) filter (where state = '${state}'))::int as ${state}`;
  return `
  with ${offered}, ${keptWeeks}, ${revenue}, ${taken}, states as (
    select place, week, ${['sold', 'given', 'held'].map(countOf).join(', ')} from taken group by 1, 2
  ), sums as (select place, week, sum(sum) as sum from revenue group by 1, 2)
  select ${label} as label, sum(w.places)::float8 as places, coalesce(sum(sold), 0)::float8 as sold,
    coalesce(sum(given), 0)::float8 as given, coalesce(sum(held), 0)::float8 as held,
    round(100.0 * coalesce(sum(sold + given + held), 0) / sum(w.places))::float8 as share,
    coalesce(sum(m.sum), 0)::float8 as revenue
  from offered w left join states using (place, week) left join sums m using (place, week)
  group by 1 order by ${order}`;
}

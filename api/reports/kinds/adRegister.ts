import { inPeriod } from '../inPeriod.ts';
import { keptWeeks } from '../keptWeeks.ts';
import type { Report } from '../report.ts';
import { ofCenters } from '../scope.ts';

/** The figures that the operator of advertising data is owed by law each month, a row for each token. */
export const adRegister: Report = {
  name: 'ad_register',
  area: 'stats_ads',
  filters: {},
  rowsOf: 'stats_ads.list',
  columns: () => [
    { field: 'token', title: 'Токен (erid)', kind: 'text' },
    { field: 'company', title: 'Рекламодатель', kind: 'text' },
    { field: 'inn', title: 'ИНН', kind: 'text' },
    { field: 'kind', title: 'Вид', kind: 'text', words: adKinds },
    { field: 'first_day', title: 'Показывали с', kind: 'day' },
    { field: 'last_day', title: 'По', kind: 'day' },
    { field: 'shown', title: 'Показов', kind: 'count' },
    { field: 'clicks', title: 'Переходов', kind: 'count' },
    { field: 'cost', title: 'Стоимость', kind: 'money' },
  ],
  rows: () => byToken,
  links: () => ({}),
};

const adKinds = { banner: 'Баннер', pinning: 'Закрепление', mailing: 'Рассылка' } as const;

const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Moscow')::date`;

/**
 * Showings of pinnings are not counted: they stand as long as their week. The price of a week counts in the period in which the week
 * begins, also if it was not shown then; without a price on the site it is unknown. A banner may have had several tokens in turn.
 */
const byToken = `
  with ${keptWeeks}, tokens as (
    select 'banner' as kind, m.banner_id as id, m.ad_reg_number as token, m.ad_company as company, m.ad_inn as inn,
      case when row_number() over turns = 1 then '-infinity' else m.since end as since,
      coalesce(lead(m.since) over turns, 'infinity') as until
    from banner_marks m join banners b on b.id = m.banner_id where ${ofCenters('b')}
    window turns as (partition by m.banner_id order by m.since)
    union all
    select 'pinning', n.id, n.ad_reg_number, n.ad_company, n.ad_inn, '-infinity', 'infinity' from pinnings n where ${ofCenters('n')}
    union all
    select 'mailing', m.id, m.ad_reg_number, m.ad_company, m.ad_inn, '-infinity', 'infinity'
    from mailings m where m.is_advertising and m.ad_reg_number is not null and ${ofCenters('m')}
  ), facts as (
    select 'banner' as kind, banner_id as id, hour as at, ${dayOf('hour')} as first_day, ${dayOf('hour')} as last_day,
      impressions as shown, clicks, null::numeric as cost
    from ad_stats_hourly where ${inPeriod('hour')} and impressions > 0
    union all
    select 'pinning', pinning_id, week::timestamptz, greatest(week, $from::date), least(week + 6, $to::date), null, null, null
    from pinned_weeks where was_shown and week <= $to::date and week + 6 >= $from::date
    union all
    select 'mailing', mailing_id, settled_at, ${dayOf('settled_at')}, ${dayOf('settled_at')}, 1, null, null
    from mailing_recipients where state = 'SENT' and ${inPeriod('settled_at')}
    union all
    select 'mailing', mailing_id, clicked_at, null, null, null, 1, null
    from mailing_recipients where ${inPeriod('clicked_at')}
    union all
    select 'mailing', mailing_id, closed_at, null, null, null, null, charged
    from mailing_holds where charged > 0 and ${inPeriod('closed_at')}
    union all
    select good, id, week::timestamp at time zone 'Europe/Moscow', null, null, null, null, sum
    from kept_weeks where week between $from::date and $to::date and sum > 0
  )
  select t.token, t.company, t.inn, t.kind, min(f.first_day)::text as first_day, max(f.last_day)::text as last_day,
    sum(f.shown)::float8 as shown, sum(f.clicks)::float8 as clicks, sum(f.cost)::float8 as cost
  from facts f join tokens t on t.kind = f.kind and t.id = f.id and f.at >= t.since and f.at < t.until
  group by 1, 2, 3, 4 order by company, token, kind`;

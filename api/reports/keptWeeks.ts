import { ofCenters } from './scope.ts';

/**
 * The weeks of banners and pinnings that centres have paid for, each with its part of what was not returned: `good`, `id`, `week`,
 * `slot` and `category_id` of a banner or `place` of a pinning, `sum`. The parts of a purchase add up to its kopeck; weeks before the
 * approval of a banner are no part of what is left after a return.
 */
export const keptWeeks = `
  paid_weeks as (
    select 'banner' as good, b.id, r.week, b.slot, r.category_id, null as place, r.paid, b.total - b.refunded as kept
    from banners b cross join lateral jsonb_to_recordset(b.price_rows) as r (week date, category_id int, paid bigint)
      left join lateral (
        select min(created_at) as at from status_changes
        where resource = 'banner_campaigns' and record_id = b.id and move = 'approve') approved on true
    where b.paid_at is not null and ${ofCenters('b')}
      and (b.refunded = 0 or (r.week >= date_trunc('week', approved.at at time zone 'Europe/Moscow')::date and exists (
        select from ad_places p join ad_slots s on s.id = p.ad_slot_id
        where p.banner_id = b.id and p.week = r.week and s.category_id is not distinct from r.category_id)))
    union all
    select 'pinning', n.id, r.week, null, null, n.place, r.paid, n.total - n.refunded
    from pinnings n cross join lateral jsonb_to_recordset(n.price_rows) as r (week date, paid bigint)
    where n.paid_at is not null and ${ofCenters('n')}
      and (n.refunded = 0 or exists (
        select from pinned_weeks w where w.pinning_id = n.id and w.week = r.week and w.was_shown))
  ), added_up as (
    select *, sum(paid) over (partition by good, id) as whole,
      sum(paid) over (partition by good, id order by week, category_id) as so_far
    from paid_weeks
  ), kept_weeks as (
    select good, id, week, slot, category_id, place,
      coalesce(round(kept * so_far / nullif(whole, 0)) - round(kept * (so_far - paid) / nullif(whole, 0)), 0) as sum
    from added_up
  )`;

import { AdPlace, connectionOf } from '@odonta/db/models';
import { promiseOf } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/**
 * How often a banner is seen in a week of each slot when all its places are sold, because they share the showings: the
 * median of the last weeks, without its last digits. A slot about which too little is known is absent.
 */
export async function usualViews(
  slots: readonly { id: number }[],
  transaction?: Transaction,
): Promise<Map<number, number>> {
  const over = weekOf(new Date());
  const { weeks, places, owners, leastViews } = promiseOf;
  const rows = await connectionOf(AdPlace).query<{ ad_slot_id: number; views: number }>(
    `with seen as (${viewsOfPlaces} where p.ad_slot_id = any($1) and p.held_until is null and p.week >= $2 and p.week < $3),
       shares as (select seen.ad_slot_id, sum(viewable) / max(a.count) as views
         from seen join ad_slots a on a.id = seen.ad_slot_id group by seen.ad_slot_id, week)
     select ad_slot_id, percentile_disc(0.5) within group (order by views)::int as views from shares
     group by 1 having (select count(*) >= $4 and count(distinct (b.center_id, b.merchant_id)) >= $5
       from seen join banners b on b.id = seen.banner_id where seen.ad_slot_id = shares.ad_slot_id)`,
    {
      bind: [slots.map(({ id }) => id), shiftedWeek(over, -weeks), over, places, owners],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return new Map(
    rows
      .filter(({ views }) => views >= leastViews)
      .map(({ ad_slot_id, views }) => [ad_slot_id, roughly(views)]),
  );
}

/** Its two first digits. */
function roughly(views: number): number {
  const step = 10 ** Math.max(0, String(views).length - 2);
  return views - (views % step);
}

const startOf = (week: string) => `(${week})::timestamp at time zone 'Europe/Moscow'`;

/** Places with the showings of their banners in their weeks of which half was visible for a second: `viewable`. */
export const viewsOfPlaces = `
  select p.*, ${startOf('p.week')} as began, ${startOf('p.week + 7')} as ended, coalesce((
    select sum(s.viewable) from ad_stats_hourly s where s.banner_id = p.banner_id and s.slot = a.slot
      and s.category_id = coalesce(a.category_id, 0) and s.hour >= ${startOf('p.week')} and s.hour < ${startOf('p.week + 7')}
  ), 0)::int as viewable
  from ad_places p join ad_slots a on a.id = p.ad_slot_id`;

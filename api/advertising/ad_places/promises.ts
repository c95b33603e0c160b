import { AdPlace, connectionOf } from '@odonta/db/models';
import { promiseOf } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/**
 * How often a banner was seen in a week of each slot: the median of its sold places of the last weeks. A slot of which too few
 * places were sold, or in which nothing was seen, is absent.
 */
export async function usualViews(
  slots: readonly { id: number }[],
  transaction?: Transaction,
): Promise<Map<number, number>> {
  const over = weekOf(new Date());
  const rows = await connectionOf(AdPlace).query<{ ad_slot_id: number; views: number }>(
    `select ad_slot_id, percentile_disc(0.5) within group (order by viewable) as views
     from (${viewsOfPlaces} where p.ad_slot_id = any($1) and p.held_until is null and p.week >= $2 and p.week < $3) as seen
     group by 1 having count(*) >= $4`,
    {
      bind: [slots.map(({ id }) => id), shiftedWeek(over, -promiseOf.weeks), over, promiseOf.places],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return new Map(rows.filter(({ views }) => views > 0).map(({ ad_slot_id, views }) => [ad_slot_id, views]));
}

const startOf = (week: string) => `(${week})::timestamp at time zone 'Europe/Moscow'`;

/** Places with the showings of their banners in their weeks of which half was visible for a second: `viewable`. */
export const viewsOfPlaces = `
  select p.*, ${startOf('p.week')} as began, ${startOf('p.week + 7')} as ended, coalesce((
    select sum(s.viewable) from ad_stats_hourly s where s.banner_id = p.banner_id and s.slot = a.slot
      and s.category_id = coalesce(a.category_id, 0) and s.hour >= ${startOf('p.week')} and s.hour < ${startOf('p.week + 7')}
  ), 0)::int as viewable
  from ad_places p join ad_slots a on a.id = p.ad_slot_id`;

import { QueryTypes, type Sequelize } from 'sequelize';
import { startOfWeek, weekOf } from '../../vocabulary/weeks.ts';

/**
 * Touches the banners and strips whose showing has begun or ended, so that the trigger of their table
 * invalidates pages; returns their number. Row locks divide the work between nodes.
 */
export async function reportDueShowings(sequelize: Sequelize): Promise<number> {
  // By the same clock that decides about visibility, or a page could be rendered a moment too early and stay stale.
  const now = new Date();
  const monday = startOfWeek(weekOf(now));
  const counts = await Promise.all(
    [
      { table: 'banners', also: ofWeeks, bind: [now, monday] },
      { table: 'top_strips', also: '', bind: [now] },
    ].map(async ({ table, also, bind }) => {
      const due = await sequelize.query(touchDue(table, also), { bind, type: QueryTypes.SELECT });
      return due.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A banner by weeks pauses in the weeks between its own. */
const ofWeeks = ` or (by_weeks and status = 'CONFIRMED' and reported_at < $2 and date_start <= $1)`;

const touchDue = (table: string, also: string) => `
  update ${table} set reported_at = $1 where id in (
    select id from ${table} where deleted_at is null and (
      (date_start <= $1 and reported_at < date_start) or (date_end <= $1 and reported_at < date_end)${also})
    for no key update skip locked)
  returning id`;

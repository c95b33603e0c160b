import { QueryTypes, type Sequelize } from 'sequelize';

/**
 * Touches the banners and strips whose showing has begun or ended, so that the trigger of their table
 * invalidates pages; returns their number. Row locks divide the work between nodes.
 */
export async function reportDueShowings(sequelize: Sequelize): Promise<number> {
  // By the same clock that decides about visibility, or a page could be rendered a moment too early and stay stale.
  const bind = [new Date()];
  const counts = await Promise.all(
    ['banners', 'top_strips'].map(async (table) => {
      const due = await sequelize.query(touchDue(table), { bind, type: QueryTypes.SELECT });
      return due.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const touchDue = (table: string) => `
  update ${table} set reported_at = $1 where id in (
    select id from ${table} where deleted_at is null and (
      (date_start <= $1 and reported_at < date_start) or (date_end <= $1 and reported_at < date_end))
    for no key update skip locked)
  returning id`;

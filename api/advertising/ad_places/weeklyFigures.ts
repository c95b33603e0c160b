import { Banner, sequelizeOf } from '@odonta/db/models';
import { shiftedWeek, startOfWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { literal, Op, QueryTypes } from 'sequelize';
import { figuresBetween } from '../banners/figures.ts';
import { eachDue } from '../buying/eachDue.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { bannerWeek } from './banner.letters.ts';

/**
 * Writes to each advertiser, once, how his banner did in the week that has ended, if it had a place in it. One that was cancelled within
 * the week keeps its place there, shown or not.
 */
export function writeWeeklyFigures(now = new Date()): Promise<number> {
  const [week, over] = [shiftedWeek(weekOf(now), -1), weekOf(now)];
  const due = {
    by_weeks: true,
    status: ['CONFIRMED' as const, ...stopped],
    figures_sent_week: { [Op.or]: [null, { [Op.lt]: week }] },
    [Op.and]: [
      literal(`exists (select from ad_places p
        where p.banner_id = "Banner".id and p.held_until is null and p.week = '${week}')`),
      { [Op.or]: [{ status: 'CONFIRMED' }, literal(wasShown(startOfWeek(week), startOfWeek(over)))] },
    ],
  };
  return eachDue(Banner, 'write weekly figures of banners', due, async (banner, transaction) => {
    const figures = await figuresBetween(banner.id, startOfWeek(week), startOfWeek(over), transaction);
    const isLast = banner.date_end <= startOfWeek(over);
    await writeToOwner(
      banner,
      (of, center) => bannerWeek(of, week, { figures, isLast }, center),
      transaction,
    );
    // Past the model: a note about a letter is no change that pages or editors need to see.
    await sequelizeOf(transaction).query('update banners set figures_sent_week = $1 where id = $2', {
      ...{ bind: [week, banner.id], type: QueryTypes.UPDATE, transaction },
    });
  });
}

const stopped = ['CANCELED', 'REFUNDED', 'PARTIAL_REFUNDED'] as const;

const wasShown = (from: Date, to: Date) => `exists (select from ad_stats_hourly s
  where s.banner_id = "Banner".id and s.impressions > 0 and s.hour >= '${from.toISOString()}' and s.hour < '${to.toISOString()}')`;

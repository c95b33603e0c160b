import type { AdDay } from '@odonta/api/contract';
import { AdStat, connectionOf } from '@odonta/db/models';
import { type AdFigure, adFigures } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { QueryTypes, type Transaction } from 'sequelize';

type DayOf = AdDay & { banner_id: number };

/** The figures of banners by days of Moscow, newest first, without days on which nothing happened. */
export function dailyFigures(
  ids: readonly number[],
  days: number,
  transaction?: Transaction,
): Promise<DayOf[]> {
  return connectionOf(AdStat).query<DayOf>(
    `select banner_id, to_char(hour at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, ${sums}
     from ad_stats_hourly where banner_id = any($1) and hour > now() - make_interval(days => $2)
     group by 1, 2 order by 2 desc`,
    { bind: [ids, days], type: QueryTypes.SELECT, transaction },
  );
}

export async function figuresBetween(
  id: number,
  from: Date,
  to: Date,
  transaction?: Transaction,
): Promise<Record<AdFigure, number>> {
  const rows = await connectionOf(AdStat).query<Record<AdFigure, number>>(
    `select ${sums} from ad_stats_hourly where banner_id = $1 and hour >= $2 and hour < $3`,
    { bind: [id, from, to], type: QueryTypes.SELECT, transaction },
  );
  return rows[0] ?? { requests: 0, impressions: 0, viewable: 0, uniq: 0, clicks: 0, bot_filtered: 0 };
}

const sums = adFigures
  .map((figure) => `least(coalesce(sum(${figure}), 0), 2147483647)::int as ${figure}`)
  .join(', ');

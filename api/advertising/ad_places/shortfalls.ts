import { nonceHours } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { promisedPart } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Sequelize } from 'sequelize';
import { ownerIsAtWork } from '../buying/refuseIdle.ts';
import { viewsOfPlaces } from './promises.ts';

/** A month: the clock may have stood still. */
const weeksLookedAt = 4;

/**
 * Notes each place whose banner was seen far less in its week than was promised, once. A banner that came too late, was paused or
 * is limited has only itself to blame. Showings are reported for a day, so that a week is looked at when they are all there. Answers how many it noted.
 */
export async function noteShortfalls(sequelize: Sequelize, now = new Date()): Promise<number> {
  const over = weekOf(new Date(now.getTime() - nonceHours * 3_600_000));
  const noted = await sequelize.query(
    `insert into ad_shortfalls (ad_place_id, banner_id, promised, viewable)
     select w.id, w.banner_id, w.promised, w.viewable
     from (${viewsOfPlaces} where p.promised is not null and p.held_until is null and p.week >= $1 and p.week < $2) as w
     join banners b on b.id = w.banner_id
     where ${ownerIsAtWork('b')} and b.status = 'CONFIRMED' and not b.is_capped and w.viewable < w.promised * $3::numeric
       and exists (select from status_changes c where ${ofBanner} and c.move = 'approve' and c.created_at <= w.began)
       and not exists (select from status_changes c where ${ofBanner} and c.move = 'pause'
         and c.created_at >= w.began and c.created_at < w.ended)
       and coalesce((select c.move from status_changes c where ${ofBanner} and c.move in ('pause', 'resume')
         and c.created_at < w.began order by c.id desc limit 1), 'resume') = 'resume'
     on conflict do nothing returning ad_place_id`,
    { bind: [shiftedWeek(over, -weeksLookedAt), over, promisedPart], type: QueryTypes.SELECT },
  );
  return noted.length;
}

const ofBanner = `c.resource = 'banner_campaigns' and c.record_id = b.id`;

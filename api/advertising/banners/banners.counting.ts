import { Banner } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { beacon } from '../beacon.ts';
import { visitorOf } from '../visitorOf.ts';
import { isRunning } from './running.ts';

type Kind = 'view' | 'click';

/** The beacons of banners. `secret` keeps the hashes of visitors from being guessed. */
export function bannerCounting(secret: string): readonly AnyEndpoint[] {
  const counting = (kind: Kind, path: string, summary: string) =>
    beacon({
      path,
      summary,
      body: Joi.object<{ id: number }>({ id: id.required() }),
      limit: { name: `banner_${kind}s`, points: 120 },
      find: ({ id }) => Banner.findOne({ attributes: ['id'], where: { id, ...isRunning() } }),
      missing: 'Такого баннера сейчас нет',
      count: ({ id }, _, origin) => count(kind, id, visitorOf(secret, `banner ${kind}`, id, origin)),
      answer: ({ id }) => ({ id }),
    });
  return [
    counting(
      'click',
      '/banner/clickUser',
      'Tell that a banner was followed; a visitor counts once a day, a bot never',
    ),
    counting(
      'view',
      '/banner/viewUser',
      'Tell that half of a banner was seen for a second; a visitor counts once a day, a bot never',
    ),
  ];
}

/** Written past the models: counting changes no page, so the version and the journal stay as they are. */
async function count(kind: Kind, bannerId: number, visitor: string): Promise<void> {
  const { column, total } = counted[kind];
  await Banner.sequelize?.query(
    `with visit as (
       insert into banner_visits (banner_id, day, kind, visitor_hash) values ($1, $2, $3, $4)
       on conflict do nothing returning banner_id),
     hourly as (
       insert into banner_stats (banner_id, hour, ${column}) select banner_id, date_trunc('hour', now()), 1 from visit
       on conflict (banner_id, hour) do update set ${column} = banner_stats.${column} + 1)
     update banners set ${total} = ${total} + 1 where id in (select banner_id from visit)`,
    { bind: [bannerId, moscowDay(new Date()), kind, visitor], type: QueryTypes.UPDATE },
  );
}

const counted = {
  view: { column: 'views', total: 'view_count' },
  click: { column: 'clicks', total: 'click_count' },
} as const;

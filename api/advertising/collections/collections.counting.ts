import { Collection } from '@odonta/db/models';
import { sentCollections } from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type Joi from 'joi';
import { Op, QueryTypes } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { limitedAddress } from '../../platform/http/addresses.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { isBot } from '../../platform/http/bots.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { visitorOf } from '../visitorOf.ts';
import { following, opening } from './collections.schema.ts';
import { transitionCollection } from './collections.transition.ts';

/** Visits reported by the browser: the page itself is served from the cache. */
export function collectionCounting(secret: string): readonly AnyEndpoint[] {
  const beacon = (
    path: string,
    summary: string,
    body: Joi.ObjectSchema<{ code: string; prod_id?: number }>,
  ) =>
    endpoint({
      method: 'post',
      path,
      summary,
      audience: openAudience,
      allow: 'anyone',
      body,
      limit: { name: 'collection_visits', points: 60, seconds: 60, by: byAddress },
      handle: async ({ body: { code, prod_id }, origin }) => {
        const row = await openCollection(code);
        if (!row) throw notFound('Такой подборки нет');
        if (!isBot(origin.user_agent)) {
          // By the address as limits count it, so that a network is one visitor.
          const from = { ...origin, ip: limitedAddress(origin.ip) };
          const visitor = visitorOf(secret, 'collection', row.id, from);
          if (prod_id === undefined) await countOpening(row, visitor);
          else await countFollowing(row.id, prod_id, visitor);
        }
        return { message: null };
      },
    });
  return [
    beacon(
      '/collections/open',
      'Tell that a collection was opened; a visitor counts once a day, a bot never',
      opening,
    ),
    beacon(
      '/collections/click',
      'Tell that a course of a collection was followed; a visitor counts once a day, a bot never',
      following,
    ),
  ];
}

const openCollection = (code: string) =>
  Collection.findOne({
    attributes: ['id', 'status'],
    where: { code, status: [...sentCollections], expires_at: { [Op.gt]: new Date() } },
  });

async function countOpening({ id, status }: Collection, visitor: string): Promise<void> {
  await count(
    `update collections set view_count = view_count + 1, opened_at = coalesce(opened_at, now()), last_opened_at = now()
     where id in (select collection_id from visit)`,
    [id, 0, moscowDay(new Date()), visitor],
  );
  if (status !== 'SENT') return;
  await unitOfWork.transaction(async (transaction) => {
    const row = await Collection.findByPk(id, { transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
    if (row?.status === 'SENT') await transitionCollection(row, 'open', systemActor, transaction);
  });
}

const countFollowing = (id: number, prodId: number, visitor: string): Promise<void> =>
  count(
    `, item as (
       update collection_items set click_count = click_count + 1
       where (collection_id, prod_id) in (select collection_id, prod_id from visit))
     update collections set click_count = click_count + 1 where id in (select collection_id from visit)`,
    [id, prodId, moscowDay(new Date()), visitor],
  );

/** Written past the models: counting changes no page, so the version and the journal stay as they are. */
async function count(then: string, bind: unknown[]): Promise<void> {
  await Collection.sequelize?.query(
    `with visit as (
       insert into collection_visits (collection_id, prod_id, day, visitor_hash)
       select $1, $2, $3, $4
       where $2 = 0 or exists (select from collection_items where collection_id = $1 and prod_id = $2)
       on conflict do nothing returning collection_id, prod_id)${then}`,
    { bind, type: QueryTypes.UPDATE },
  );
}

import { Collection } from '@odonta/db/models';
import { sentCollections } from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, QueryTypes } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { limitedAddress } from '../../platform/http/addresses.ts';
import type { AnyEndpoint, Origin } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { beacon } from '../beacon.ts';
import { visitorsBy } from '../visitorsBy.ts';
import { following, opening } from './collections.schema.ts';
import { transitionCollection } from './collections.transition.ts';

export function collectionCounting(secret: string): readonly AnyEndpoint[] {
  const visitorOf = visitorsBy(secret);
  /** By the address as limits count it, so that a network is one visitor. */
  const visitor = ({ id }: Collection, origin: Origin): string =>
    visitorOf('collection', id, { ...origin, ip: limitedAddress(origin.ip) });
  return [
    beacon({
      path: '/collections/open',
      summary: 'Tell that a collection was opened; a visitor counts once a day, a bot never',
      body: opening,
      ...visiting,
      count: (row, _, origin) => countOpening(row, visitor(row, origin)),
    }),
    beacon({
      path: '/collections/click',
      summary: 'Tell that a course of a collection was followed; a visitor counts once a day, a bot never',
      body: following,
      ...visiting,
      count: (row, { prod_id }, origin) => countFollowing(row.id, prod_id, visitor(row, origin)),
    }),
  ];
}

const visiting = {
  limit: { name: 'collection_visits', points: 60 },
  find: ({ code }: { code: string }) =>
    Collection.findOne({
      attributes: ['id', 'status'],
      where: { code, status: [...sentCollections], expires_at: { [Op.gt]: new Date() } },
    }),
  missing: 'Такой подборки нет',
  answer: () => null,
};

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

import { Collection } from '@odonta/db/models';
import { literal, QueryTypes, type Transaction } from 'sequelize';

/** An order of one of its courses after the collection was sent, recognised as the receiver's by his contacts. */
const bookedOf = (collection: string) =>
  `from orders o join collection_items i on i.prod_id = o.prod_id
   where i.collection_id = ${collection}.id and o.deleted_at is null and o.created_at >= ${collection}.sent_at
     and o.status not in ('CANCELED', 'REJECTED')
     and (o.phone = ${collection}.to_phone or lower(o.email) = ${collection}.to_email)`;

export const isOrdered = literal(`exists (select ${bookedOf('"Collection"')})`);

/** The numbers of such orders, by collection. */
export async function ordersByCollection(
  collectionIds: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await Collection.sequelize?.query<{ id: number; order_ids: number[] }>(
    `select c.id, array(select o.id ${bookedOf('c')} order by o.id limit 100) as order_ids
     from collections c where c.id = any($1::integer[]) and c.sent_at is not null`,
    { bind: [collectionIds], transaction, type: QueryTypes.SELECT },
  );
  return new Map((rows ?? []).map(({ id, order_ids }) => [id, order_ids]));
}

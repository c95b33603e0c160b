import { randomBytes } from 'node:crypto';
import { Collection, CollectionItem, type Prod } from '@odonta/db/models';
import { buildUser } from './factories.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';

/** A collection with these courses, not sent unless given otherwise. */
export async function buildCollection({
  prods = [],
  ...given
}: New<Collection> & { prods?: readonly Prod[] } = {}): Promise<Collection> {
  const row = await Collection.create({
    code: randomBytes(24).toString('base64url'),
    name: 'Курсы по терапии',
    name_from: 'Анна Менеджерова',
    name_to: 'Иван Врачов',
    manager_id: given.manager_id ?? (await buildUser({})).id,
    expires_at: inDays(60),
    ...(given.status && given.status !== 'DRAFT' && { sent_at: inDays(-1) }),
    ...given,
  });
  await CollectionItem.bulkCreate(
    prods.map(({ id: prod_id }, sort) => ({ collection_id: row.id, prod_id, sort })),
  );
  return row;
}

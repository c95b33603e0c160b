import type { CollectionItemBody } from '@odonta/api/contract';
import { Collection, CollectionItem, ProdCard, User } from '@odonta/db/models';
import { collectionDays } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { Op, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, invalid } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import type { CollectionBody } from './collections.schema.ts';

export async function createCollection({
  body: { manager_id, ...body },
  actor,
  transaction,
}: ActionContext<SignedInUser, CollectionBody>): Promise<Collection> {
  await refuseManager(manager_id, actor, 'collections.create', transaction);
  await refuseUnsold(body.items, transaction);
  const row = await Collection.create(
    {
      ...{ name: body.name, name_from: body.name_from, name_to: body.name_to },
      ...columnsOf(body),
      expires_at: momentOf(body.expires_at) ?? new Date(Date.now() + collectionDays * 86_400_000),
      code: newSecret(),
      manager_id: manager_id ?? actor.id,
    },
    { transaction },
  );
  await writeItems(row, body.items, transaction);
  return row;
}

export async function updateCollection({
  row,
  body: { manager_id, items, ...body },
  actor,
  transaction,
}: ActionContext<SignedInUser, Partial<CollectionBody>> & { row: Collection }): Promise<void> {
  if (row.status === 'CLOSED') throw conflict('Подборка закрыта: её страница больше не открывается');
  await refuseManager(manager_id, actor, 'collections.edit', transaction);
  const expires_at = momentOf(body.expires_at);
  row.set({ ...columnsOf(body), ...(manager_id && { manager_id }), ...(expires_at && { expires_at }) });
  const isSeen = items !== undefined || seen.some((field) => row.changed(field));
  if (items) await rewriteItems(row, items, transaction);
  if (row.status !== 'DRAFT' && isSeen) row.revised_at = new Date();
}

const seen = ['name', 'name_from', 'name_to'] as const;

function columnsOf({
  items: _items,
  manager_id: _manager,
  expires_at: _end,
  to_phone,
  ...columns
}: Partial<CollectionBody>) {
  return {
    ...columns,
    ...(to_phone !== undefined && { to_phone: to_phone && normalPhone(to_phone) }),
  };
}

function momentOf(seconds: number | undefined): Date | null {
  if (seconds === undefined) return null;
  if (seconds * 1000 <= Date.now()) throw invalid({ expires_at: 'Этот момент уже прошёл' });
  return new Date(seconds * 1000);
}

/** Courses chosen before stay, with their clicks, even when they can no longer be booked. */
async function rewriteItems(
  row: Collection,
  items: readonly CollectionItemBody[],
  transaction: Transaction,
): Promise<void> {
  const where = { collection_id: row.id };
  const known = new Set((await CollectionItem.findAll({ where, transaction })).map(({ prod_id }) => prod_id));
  await refuseUnsold(
    items.filter(({ prod_id }) => !known.has(prod_id)),
    transaction,
  );
  const kept = items.map(({ prod_id }) => prod_id);
  await CollectionItem.destroy({ where: { ...where, prod_id: { [Op.notIn]: kept } }, transaction });
  await writeItems(row, items, transaction);
}

async function writeItems(
  { id: collection_id }: Collection,
  items: readonly CollectionItemBody[],
  transaction: Transaction,
): Promise<void> {
  const rows = items.map(({ prod_id, note }, sort) => ({ collection_id, prod_id, note, sort }));
  await CollectionItem.bulkCreate(rows, { updateOnDuplicate: ['note', 'sort'], transaction });
}

/** Courses that are hidden or over are not recommended. */
async function refuseUnsold(items: readonly CollectionItemBody[], transaction: Transaction): Promise<void> {
  const ids = items.map(({ prod_id }) => prod_id);
  const found = await ProdCard.findAll({
    attributes: ['prod_id'],
    where: { prod_id: ids, state: { [Op.ne]: 'PAST' } },
    transaction,
  });
  const sold = new Set(found.map(({ prod_id }) => prod_id));
  const unsold = ids.filter((id) => !sold.has(id));
  if (unsold.length > 0)
    throw invalid({ items: `Курс № ${unsold.join(', № ')} не опубликован или уже прошёл` });
}

/** A manager with access to his own collections alone may not reassign them. */
async function refuseManager(
  managerId: number | undefined,
  actor: SignedInUser,
  right: Right,
  transaction: Transaction,
): Promise<void> {
  if (managerId === undefined || managerId === actor.id) return;
  if (actor.grants.scope(right) === 'own') throw forbidden();
  const where = { id: managerId, status: 'ACTIVE' as const, is_partner: false };
  if ((await User.count({ where, transaction })) === 0)
    throw invalid({ manager_id: 'Такого сотрудника нет' });
}

import type { CollectionCourse, StaffCollection } from '@odonta/api/contract';
import type { Collection } from '@odonta/db/models';
import { collectionPath } from '@odonta/db/vocabulary/addresses.ts';
import { isOver } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { type ChosenCourse, coursesOf, replacementsFor } from './collections.courses.ts';
import { ordersByCollection } from './collections.orders.ts';

export async function presentCollections(
  rows: Collection[],
  { viewer, transaction, isCard = false }: ReadContext<SignedInUser>,
): Promise<Omit<StaffCollection, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const chosen = await coursesOf(ids, transaction);
  const hintOf = isCard ? await hintsFor(chosen, transaction) : () => ({});
  const mayListOrders = viewer.grants.scope('orders.list') !== null;
  const orders = mayListOrders ? await ordersByCollection(ids, transaction) : null;

  return rows.map((row) => {
    const own = chosen.filter(({ collection_id }) => collection_id === row.id);
    return {
      ...facts(row),
      items: own.map(({ prod_id, note }) => ({ prod_id, note })),
      courses: own.map((course) => ({ ...courseOf(course), ...hintOf(course) })),
      over_count: own.filter(({ state }) => isOver(state)).length,
      order_ids: orders && (orders.get(row.id) ?? []),
    };
  });
}

/** A search among all open courses for each that is over: far too much for a list. */
async function hintsFor(
  chosen: readonly ChosenCourse[],
  transaction: Transaction | undefined,
): Promise<(course: ChosenCourse) => Pick<CollectionCourse, 'replacement'>> {
  const over = chosen.filter(({ state }) => isOver(state));
  const found = await replacementsFor(over, transaction);
  const byCourse = new Map(found.map((each) => [each.replaced_id, each]));
  return ({ prod_id }) => {
    const hint = byCourse.get(prod_id);
    return {
      replacement: hint ? { id: hint.id, name: hint.name, date_start: secondsOf(hint.date_start) } : null,
    };
  };
}

const courseOf = ({ prod_id, name, state, date_start, click_count }: ChosenCourse) => ({
  ...{ prod_id, name, state, click_count },
  date_start: secondsOf(date_start),
});

const facts = (row: Collection) => ({
  id: row.id,
  name: row.name,
  name_from: row.name_from,
  name_to: row.name_to,
  to_email: row.to_email,
  to_phone: row.to_phone,
  is_show_phone: row.is_show_phone,
  manager_id: row.manager_id,
  manager_name: row.manager.name,
  path: collectionPath(row.code),
  comment_internal: row.comment_internal,
  status: row.status,
  expires_at: secondsOf(row.expires_at),
  sent_at: secondsOf(row.sent_at),
  opened_at: secondsOf(row.opened_at),
  last_opened_at: secondsOf(row.last_opened_at),
  revised_at: secondsOf(row.revised_at),
  view_count: row.view_count,
  click_count: row.click_count,
  ...stampsOf(row),
});

import type { CollectionItemView, CollectionView } from '@odonta/api/contract';
import { Collection, plainCard, User } from '@odonta/db/models';
import { isOver } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { isSecret } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { type ChosenCourse, coursesOf } from './collections.courses.ts';

/** The collection behind a link; null for an invalid or expired one. */
export async function findCollection(code: string): Promise<CollectionView | null> {
  if (!isSecret(code)) return null;
  const row = await Collection.findOne({
    where: { code, status: { [Op.ne]: 'CLOSED' }, expires_at: { [Op.gt]: new Date() } },
    include: [{ model: User, as: 'manager', paranoid: false, attributes: ['phone', 'status', 'deleted_at'] }],
  });
  if (!row) return null;
  const courses = await coursesOf([row.id]);
  return {
    name: row.name,
    name_from: row.name_from,
    name_to: row.name_to,
    phone: row.is_show_phone && isAtWork(row.manager) ? row.manager.phone : null,
    is_draft: row.status === 'DRAFT',
    revised_at: secondsOf(row.revised_at),
    items: courses.flatMap(viewOf),
    tags: [pageTag('user', row.manager_id), ...courses.flatMap(tagsOf)],
  };
}

const isAtWork = (user: User) => user.status === 'ACTIVE' && !user.isSoftDeleted();

function viewOf({ prod_id, name, note, card, state }: ChosenCourse): CollectionItemView[] {
  if (state === 'HIDDEN') return [];
  return [{ prod_id, name, note, card: card && !isOver(state) ? plainCard(card) : null, state }];
}

/** A course without a card depends on its own row and on its centre; a hidden one becomes visible with its card. */
const tagsOf = ({ prod_id, center_id, card }: ChosenCourse): PageTag[] => [
  pageTag('card', prod_id),
  ...(card ? [] : [pageTag('prod', prod_id), pageTag('center', center_id)]),
];

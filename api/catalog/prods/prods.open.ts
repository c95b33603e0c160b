import type { ProdCard as Card, ProdFull } from '@odonta/api/contract';
import { Center, Prod } from '@odonta/db/models';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { tagsOfCards, tagsOfProd } from '@odonta/db/vocabulary/edge/shownTags.ts';
import { Op } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { malformed, notFound } from '../../platform/http/errors.ts';
import { findPublished } from './prods.reading.ts';
import { findSimilar } from './prods.similar.ts';

export const readProd = endpoint({
  method: 'get',
  path: '/prods/:id',
  summary: 'A published course',
  audience: openAudience,
  allow: 'anyone',
  byNumber: shown,
  handle: ({ params }) => named(params.id, shown),
});

export const listSimilarProds = endpoint({
  method: 'get',
  path: '/prods/:id/similar',
  summary: 'Up to six similar courses, bookable ones first',
  audience: openAudience,
  allow: 'anyone',
  handle: async ({ params }) => {
    const cards = await named(params.id, similarTo);
    return {
      message: cards,
      shows: [pageTag('prod', Number(params.id)), pageTag('list'), ...tagsOfCards(cards)],
    };
  },
});

async function shown(id: number) {
  const found = await findPublished(id);
  if (!found) return null;
  const { prod, hasCard } = found;
  // Changes by the clock and of its city are reported by the card, which a course that is over does not have.
  return { message: prod, ...(hasCard && { shows: tagsOfProd(prod) }) };
}

/** Public courses were published: cancelled and archived ones still have a page, and appear in no list. */
const isPublic = { status: { [Op.in]: ['CONFIRMED', 'CANCELED'] }, published_at: { [Op.ne]: null } } as const;
const ofCenterAtWork = {
  model: Center,
  as: 'center',
  required: true,
  where: { status: 'CONFIRMED', suspended_at: null },
};

export const findProd = async (id: number): Promise<ProdFull | null> =>
  (await findPublished(id))?.prod ?? null;

/** A course that visitors knew and that is gone for good. */
export async function wasDeleted(id: number): Promise<boolean> {
  const where = { id, published_at: { [Op.ne]: null }, deleted_at: { [Op.ne]: null } };
  return (await Prod.count({ where, paranoid: false })) > 0;
}

async function similarTo(id: number): Promise<Card[] | null> {
  return (await Prod.count({ where: { id, ...isPublic }, include: [ofCenterAtWork] })) > 0
    ? findSimilar(id)
    : null;
}

async function named<T>(text: string | undefined, find: (id: number) => Promise<T | null>): Promise<T> {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text ?? '') || id > 2_147_483_647) throw malformed('Номер курса — целое число');
  const found = await find(id);
  if (!found) throw notFound('Такого курса нет');
  return found;
}

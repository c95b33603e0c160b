import type { SellerReviews } from '@odonta/api/contract';
import { Prod, Review, ReviewDispute } from '@odonta/db/models';
import {
  listsOfLecturer,
  type SellerList,
  sellerLists,
} from '@odonta/db/vocabulary/catalog/reviews/sellerLists.ts';
import Joi from 'joi';
import { literal, Op, type OrderItem, type Transaction, type WhereOptions } from 'sequelize';
import type { Replier } from '../../catalog/reviews/replying.ts';
import { offset, type Page, perPage } from '../../platform/lists/paging.ts';
import { presentSellerReview, type Seller } from './presenter.ts';

export interface Asked extends Page {
  list: SellerList;
}

const asking = (lists: readonly SellerList[]) =>
  Joi.object<Asked>({
    offset,
    list: Joi.string()
      .valid(...lists)
      .default('all'),
  });

export const askedByCenter = asking(Object.keys(sellerLists) as SellerList[]);
/** Disputes are between a centre and staff. */
export const askedByLecturer = asking(listsOfLecturer);

/** A review may be of another seller for each row: a member may work for several centres. */
export async function listFor(
  scope: WhereOptions,
  { list, offset: from }: Asked,
  sellerOf: (row: Review) => Seller,
): Promise<SellerReviews> {
  const where: WhereOptions = { [Op.and]: [scope, inList[list]] };
  const total = await Review.count({ where });
  const order: OrderItem[] = [
    [literal(`coalesce("Review".published_at, "Review".rejected_at)`), 'DESC NULLS LAST'],
    ['id', 'DESC'],
  ];
  const rows = await Review.findAll({ where, include, order, limit: perPage, offset: from });
  return { reviews: rows.map((row) => presentSellerReview(row, sellerOf(row))), total };
}

export const findSeen = (scope: WhereOptions, id: number, transaction: Transaction): Promise<Review | null> =>
  Review.findOne({ where: { [Op.and]: [scope, { id }] }, include, transaction });

const include = [
  { model: Prod, as: 'prod', paranoid: false },
  { model: ReviewDispute, as: 'dispute' },
];

const disputed = { id: { [Op.in]: literal('(select review_id from review_disputes)') } };

const published: WhereOptions = { published_at: { [Op.ne]: null } };

/** Public reviews, and for a centre those it has disputed, with any outcome. */
export const seenBy: Readonly<Record<Replier['kind'], WhereOptions>> = {
  CENTER: { [Op.or]: [published, disputed] },
  LECTURER: published,
};

const inList: Readonly<Record<SellerList, WhereOptions>> = {
  all: {},
  unanswered: { reply_status: null, status: 'CONFIRMED' },
  disputed,
};

import { Review } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { lock } from '../../platform/locks.ts';

/** Locks the lecturers and courses whose ratings change at the end, before the bonuses accrued for the reviews. */
export const lockRated = (
  reviews: readonly Pick<Review, 'lecturers' | 'prod_id'>[],
  transaction: Transaction,
): Promise<void> =>
  lock(transaction, {
    lecturers: reviews.flatMap(({ lecturers }) => lecturers),
    prods: reviews.map(({ prod_id }) => prod_id),
  });

/** The same for a bulk action, which locks for all of its reviews at once, also for those that come out of the trash. */
export async function lockRatedBy(ids: readonly number[], transaction: Transaction): Promise<void> {
  const reviews = await Review.findAll({ where: { id: [...ids] }, paranoid: false, transaction });
  await lockRated(reviews, transaction);
}

import { Prod, type Review } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The course of a review, also a deleted one. */
export const prodOf = ({ prod_id }: Pick<Review, 'prod_id'>, transaction: Transaction): Promise<Prod> =>
  Prod.findByPk(prod_id, { paranoid: false, rejectOnEmpty: true, transaction });

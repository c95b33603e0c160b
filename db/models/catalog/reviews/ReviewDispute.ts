import { type CreationOptional, DataTypes } from 'sequelize';
import type { DisputeOutcome } from '../../../vocabulary/catalog/reviews/dispute.ts';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A centre's objection to a published review: one in the life of a review, open until staff decide. */
export class ReviewDispute extends Row<ReviewDispute> {
  declare review_id: number;
  declare reason: string;
  declare evidence: CreationOptional<string[]>;
  declare opened_by: CreationOptional<number | null>;
  declare outcome: CreationOptional<DisputeOutcome | null>;
  declare answer: CreationOptional<string | null>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export const initReviewDispute = table(ReviewDispute, 'review_disputes', { updatedAt: false }, () => ({
  review_id: { type: DataTypes.INTEGER, primaryKey: true },
  reason: DataTypes.TEXT,
  evidence: DataTypes.ARRAY(DataTypes.UUID),
  opened_by: DataTypes.INTEGER,
  outcome: DataTypes.TEXT,
  answer: DataTypes.TEXT,
  decided_by: DataTypes.INTEGER,
  decided_at: moment(),
  created_at: moment(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** Lets one participant of a course write one review of it. The code itself is known to its letter alone. */
export class ReviewCode extends Row<ReviewCode> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare email: string;
  declare name: string;
  declare code_hash: string;
  declare issued_by: CreationOptional<number | null>;
  declare reminded_at: CreationOptional<Date | null>;
  /** Of the code in the reminder: the link of the invitation works as well. */
  declare reminder_hash: CreationOptional<string | null>;
  declare used_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export const initReviewCode = table(ReviewCode, 'review_codes', { updatedAt: false }, () => ({
  id: id(),
  prod_id: DataTypes.INTEGER,
  email: DataTypes.TEXT,
  name: DataTypes.TEXT,
  code_hash: DataTypes.TEXT,
  issued_by: DataTypes.INTEGER,
  reminded_at: moment(),
  reminder_hash: DataTypes.TEXT,
  used_at: moment(),
  created_at: moment(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** An address that got a letter about reviews without asking for it; its token ends such letters. */
export class ReviewMail extends Row<ReviewMail> {
  declare email: string;
  declare token: CreationOptional<string>;
  declare refused_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export const initReviewMail = table(ReviewMail, 'review_mails', { updatedAt: false }, () => ({
  email: { type: DataTypes.TEXT, primaryKey: true },
  token: DataTypes.TEXT,
  refused_at: moment(),
  created_at: moment(),
}));

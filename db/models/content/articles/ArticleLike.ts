import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** Likes of an article, as hashes that cannot be traced back. */
export class ArticleLike extends Row<ArticleLike> {
  declare article_id: number;
  declare visitor_hash: string;
  /** Deleted after a month. */
  declare address_hash: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
}

export const initArticleLike = table(ArticleLike, 'article_likes', { updatedAt: false }, () => ({
  article_id: { type: DataTypes.INTEGER, primaryKey: true },
  visitor_hash: { type: DataTypes.TEXT, primaryKey: true },
  address_hash: DataTypes.TEXT,
  created_at: moment(),
}));

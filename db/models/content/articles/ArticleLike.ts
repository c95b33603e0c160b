import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../../columns.ts';

/** Likes of an article, as hashes that cannot be traced back. */
export class ArticleLike extends Model<InferAttributes<ArticleLike>, InferCreationAttributes<ArticleLike>> {
  declare article_id: number;
  declare visitor_hash: string;
  /** Deleted after a month. */
  declare address_hash: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
}

export function initArticleLike(sequelize: Sequelize) {
  ArticleLike.init(
    {
      article_id: { type: DataTypes.INTEGER, primaryKey: true },
      visitor_hash: { type: DataTypes.TEXT, primaryKey: true },
      address_hash: DataTypes.TEXT,
      created_at: moment(),
    },
    { sequelize, tableName: 'article_likes', updatedAt: false },
  );
}

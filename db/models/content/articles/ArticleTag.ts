import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

export class ArticleTag extends Row<ArticleTag> {
  declare article_id: number;
  declare tag_id: number;
  declare sort: CreationOptional<number>;
}

export const initArticleTag = table(ArticleTag, 'article_tags', { timestamps: false }, () => ({
  article_id: { type: DataTypes.INTEGER, primaryKey: true },
  tag_id: { type: DataTypes.INTEGER, primaryKey: true },
  sort: DataTypes.INTEGER,
}));

import { DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

/** A view of an article on a day; the hash is of that day only. */
export class ArticleView extends Row<ArticleView> {
  declare article_id: number;
  declare day: string;
  declare visitor_hash: string;
}

export const initArticleView = table(ArticleView, 'article_views', { timestamps: false }, () => ({
  article_id: { type: DataTypes.INTEGER, primaryKey: true },
  day: { type: DataTypes.DATEONLY, primaryKey: true },
  visitor_hash: { type: DataTypes.TEXT, primaryKey: true },
}));

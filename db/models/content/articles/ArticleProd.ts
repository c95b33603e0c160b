import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

export class ArticleProd extends Row<ArticleProd> {
  declare article_id: number;
  declare prod_id: number;
  declare sort: CreationOptional<number>;
}

export const initArticleProd = table(ArticleProd, 'article_prods', { timestamps: false }, () => ({
  article_id: { type: DataTypes.INTEGER, primaryKey: true },
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  sort: DataTypes.INTEGER,
}));

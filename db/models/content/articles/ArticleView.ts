import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A view of an article on a day; the hash is of that day only. */
export class ArticleView extends Model<InferAttributes<ArticleView>, InferCreationAttributes<ArticleView>> {
  declare article_id: number;
  declare day: string;
  declare visitor_hash: string;
}

export function initArticleView(sequelize: Sequelize) {
  ArticleView.init(
    {
      article_id: { type: DataTypes.INTEGER, primaryKey: true },
      day: { type: DataTypes.DATEONLY, primaryKey: true },
      visitor_hash: { type: DataTypes.TEXT, primaryKey: true },
    },
    { sequelize, tableName: 'article_views', timestamps: false },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class ArticleTag extends Model<InferAttributes<ArticleTag>, InferCreationAttributes<ArticleTag>> {
  declare article_id: number;
  declare tag_id: number;
  declare sort: CreationOptional<number>;
}

export function initArticleTag(sequelize: Sequelize) {
  ArticleTag.init(
    {
      article_id: { type: DataTypes.INTEGER, primaryKey: true },
      tag_id: { type: DataTypes.INTEGER, primaryKey: true },
      sort: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'article_tags', timestamps: false },
  );
}

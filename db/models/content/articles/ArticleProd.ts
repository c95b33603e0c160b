import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class ArticleProd extends Model<InferAttributes<ArticleProd>, InferCreationAttributes<ArticleProd>> {
  declare article_id: number;
  declare prod_id: number;
  declare sort: CreationOptional<number>;
}

export function initArticleProd(sequelize: Sequelize) {
  ArticleProd.init(
    {
      article_id: { type: DataTypes.INTEGER, primaryKey: true },
      prod_id: { type: DataTypes.INTEGER, primaryKey: true },
      sort: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'article_prods', timestamps: false },
  );
}

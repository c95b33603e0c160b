import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class ArticleLecturer extends Model<
  InferAttributes<ArticleLecturer>,
  InferCreationAttributes<ArticleLecturer>
> {
  declare article_id: number;
  declare lecturer_id: number;
  declare sort: CreationOptional<number>;
}

export function initArticleLecturer(sequelize: Sequelize) {
  ArticleLecturer.init(
    {
      article_id: { type: DataTypes.INTEGER, primaryKey: true },
      lecturer_id: { type: DataTypes.INTEGER, primaryKey: true },
      sort: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'article_lecturers', timestamps: false },
  );
}

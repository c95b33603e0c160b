import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment, version } from '../columns.ts';

export class Category extends Model<InferAttributes<Category>, InferCreationAttributes<Category>> {
  declare id: number;
  declare name: string;
  declare url: string;
  declare sort: number;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initCategory(sequelize: Sequelize) {
  Category.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      name: DataTypes.TEXT,
      url: DataTypes.TEXT,
      sort: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'categories', version: 'version' },
  );
}

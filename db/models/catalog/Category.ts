import { type CreationOptional, DataTypes } from 'sequelize';
import { moment, version } from '../columns.ts';
import { Row, table } from '../row.ts';

export class Category extends Row<Category> {
  declare id: number;
  declare name: string;
  declare url: string;
  declare sort: number;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export const initCategory = table(Category, 'categories', { version: 'version' }, () => ({
  id: { type: DataTypes.INTEGER, primaryKey: true },
  name: DataTypes.TEXT,
  url: DataTypes.TEXT,
  sort: DataTypes.INTEGER,
  version: version(),
  created_at: moment(),
  updated_at: moment(),
}));

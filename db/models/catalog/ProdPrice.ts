import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { PriceType } from '../../vocabulary/catalog/price.ts';
import { id, moment, numberFromBigint } from '../columns.ts';

export class ProdPrice extends Model<InferAttributes<ProdPrice>, InferCreationAttributes<ProdPrice>> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare price: number;
  declare type: PriceType;
  declare date: CreationOptional<Date | null>;
  declare count_listener: CreationOptional<number | null>;
  declare text: CreationOptional<string | null>;
  declare sort: CreationOptional<number>;
}

export function initProdPrice(sequelize: Sequelize) {
  ProdPrice.init(
    {
      id: id(),
      prod_id: DataTypes.INTEGER,
      price: numberFromBigint('price'),
      type: DataTypes.TEXT,
      date: moment(),
      count_listener: DataTypes.INTEGER,
      text: DataTypes.TEXT,
      sort: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'prod_prices', timestamps: false },
  );
}

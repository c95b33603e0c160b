import { type CreationOptional, DataTypes } from 'sequelize';
import type { PriceType } from '../../vocabulary/catalog/price.ts';
import type { Participation } from '../../vocabulary/orders/participation.ts';
import { id, moment, numberFromBigint } from '../columns.ts';
import { Row, table } from '../row.ts';

export class ProdPrice extends Row<ProdPrice> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare price: number;
  declare type: PriceType;
  declare date: CreationOptional<Date | null>;
  declare count_listener: CreationOptional<number | null>;
  declare text: CreationOptional<string | null>;
  declare sort: CreationOptional<number>;
  /** Null: for every participation that the option does not itself name. */
  declare participation: CreationOptional<Participation | null>;
  /** How many may have this price; null without a limit. */
  declare seats_limit: CreationOptional<number | null>;
  declare is_active: CreationOptional<boolean>;
  /** A mirror of its seats, updated by a job. */
  declare is_sold_out: CreationOptional<boolean>;
}

export const initProdPrice = table(ProdPrice, 'prod_prices', { timestamps: false }, () => ({
  id: id(),
  prod_id: DataTypes.INTEGER,
  price: numberFromBigint('price'),
  type: DataTypes.TEXT,
  date: moment(),
  count_listener: DataTypes.INTEGER,
  text: DataTypes.TEXT,
  sort: DataTypes.INTEGER,
  participation: DataTypes.TEXT,
  seats_limit: DataTypes.INTEGER,
  is_active: DataTypes.BOOLEAN,
  is_sold_out: DataTypes.BOOLEAN,
}));

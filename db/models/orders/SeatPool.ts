import { type CreationOptional, DataTypes } from 'sequelize';
import type { Participation } from '../../vocabulary/orders/participation.ts';
import { id } from '../columns.ts';
import { Row, table } from '../row.ts';

/** Seats of a course, or of one of its limited prices. Changed by guarded statements alone, never saved. */
export class SeatPool extends Row<SeatPool> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  /** Null unless these are the seats of a limited price. */
  declare price_id: CreationOptional<number | null>;
  /** Null unless these are the seats of one participation. */
  declare participation: CreationOptional<Participation | null>;
  /** Whether these are the seats of the course itself; the database says it. */
  declare readonly is_whole: CreationOptional<boolean>;
  declare total: CreationOptional<number | null>;
  declare taken: CreationOptional<number>;
  /** The number of seats sold before or outside the orders in this database. */
  declare elsewhere: CreationOptional<number>;
}

export const initSeatPool = table(SeatPool, 'seat_pools', { timestamps: false }, () => ({
  id: id(),
  prod_id: DataTypes.INTEGER,
  price_id: DataTypes.INTEGER,
  participation: DataTypes.TEXT,
  is_whole: DataTypes.BOOLEAN,
  total: DataTypes.INTEGER,
  taken: DataTypes.INTEGER,
  elsewhere: DataTypes.INTEGER,
}));

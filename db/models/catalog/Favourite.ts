import { DataTypes } from 'sequelize';
import { numberFromBigint } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A favourite course of an individual. */
export class Favourite extends Row<Favourite> {
  declare individual_id: number;
  declare prod_id: number;
  /** The moment it was chosen, in milliseconds, by the clock of his browser. */
  declare uid: number;
  /** The price he saw then, in roubles. */
  declare price: number;
}

export const initFavourite = table(Favourite, 'favourites', { timestamps: false }, () => ({
  individual_id: { type: DataTypes.INTEGER, primaryKey: true },
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  uid: numberFromBigint('uid'),
  price: DataTypes.INTEGER,
}));

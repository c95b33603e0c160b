import { type CreationOptional, DataTypes } from 'sequelize';
import type { ProdChangeKind } from '../../vocabulary/catalog/prodChange.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** One change that a published course has announced: date, place, duration or lecturers, before and after, in words. */
export class ProdChange extends Row<ProdChange> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare kind: ProdChangeKind;
  declare old: string;
  declare new: string;
  declare at: CreationOptional<Date>;
  /** Null while people who have booked are still to be notified. */
  declare notified_at: CreationOptional<Date | null>;
}

export const initProdChange = table(ProdChange, 'prod_changes', { timestamps: false }, () => ({
  id: id(),
  prod_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  old: DataTypes.TEXT,
  new: DataTypes.TEXT,
  at: moment(),
  notified_at: moment(),
}));

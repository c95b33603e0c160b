import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment, numberFromBigint } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A published price of a week, in force from its moment until the next one's. */
export class AdSlotPrice extends Row<AdSlotPrice> {
  declare id: CreationOptional<number>;
  declare ad_slot_id: number;
  /** Kopecks. */
  declare price: number;
  declare valid_from: Date;
  declare published_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

export const initAdSlotPrice = table(AdSlotPrice, 'ad_slot_prices', { updatedAt: false }, () => ({
  id: id(),
  ad_slot_id: DataTypes.INTEGER,
  price: numberFromBigint('price'),
  valid_from: moment(),
  published_by: DataTypes.INTEGER,
  created_at: moment(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import type { BannerSlotCode } from '../../vocabulary/advertising/banners.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A slot of the whole site or of one category; the database opens those of a new category. */
export class AdSlot extends VersionedRow<AdSlot> {
  declare slot: BannerSlotCode;
  declare category_id: CreationOptional<number | null>;
  /** Places a week. */
  declare count: CreationOptional<number>;
  /** Kopecks a week, in force once published. */
  declare next_price: CreationOptional<number | null>;
  declare next_price_from: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<'ACTIVE'>;
}

export const initAdSlot = versionedTable(AdSlot, 'ad_slots', {}, () => ({
  slot: DataTypes.INTEGER,
  category_id: DataTypes.INTEGER,
  count: DataTypes.INTEGER,
  next_price: numberFromBigint('next_price'),
  next_price_from: moment(),
  status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
}));

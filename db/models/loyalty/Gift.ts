import { type CreationOptional, DataTypes } from 'sequelize';
import type { GiftDelivery } from '../../vocabulary/loyalty/gifts/gift.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A gift for bonuses; the database counts `ordered_count` as orders come and end. */
export class Gift extends VersionedRow<Gift> {
  declare name: string;
  declare text: CreationOptional<string | null>;
  declare filename: CreationOptional<string | null>;
  declare alt: CreationOptional<string | null>;
  declare price_bonus: number;
  /** How many there are with those ordered; null where they do not run out. */
  declare stock: CreationOptional<number | null>;
  declare ordered_count: CreationOptional<number>;
  declare per_person_limit: CreationOptional<number | null>;
  declare date_start: CreationOptional<Date | null>;
  declare date_end: CreationOptional<Date | null>;
  declare delivery_kind: CreationOptional<GiftDelivery>;
  declare is_active: CreationOptional<boolean>;
  declare created_by: CreationOptional<number | null>;
}

export const initGift = versionedTable(Gift, 'gifts', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  text: DataTypes.TEXT,
  filename: DataTypes.TEXT,
  alt: DataTypes.TEXT,
  price_bonus: DataTypes.INTEGER,
  stock: DataTypes.INTEGER,
  ordered_count: { type: DataTypes.INTEGER, defaultValue: 0 },
  per_person_limit: DataTypes.INTEGER,
  date_start: moment(),
  date_end: moment(),
  delivery_kind: { type: DataTypes.TEXT, defaultValue: 'SELF' },
  is_active: { type: DataTypes.BOOLEAN, defaultValue: true },
  created_by: DataTypes.INTEGER,
}));

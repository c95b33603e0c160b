import { type CreationOptional, DataTypes } from 'sequelize';
import type { BannerSlotCode } from '../../vocabulary/advertising/banners.ts';
import type {
  PromoBearer,
  PromoEffect,
  PromoScope,
  PromoStatus,
} from '../../vocabulary/loyalty/promo/promoCode.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** Sums are kopecks; taking and releasing a use updates `used_count`. */
export class PromoCode extends VersionedRow<PromoCode> {
  declare name: string;
  declare code: string;
  /** The code as it is compared. */
  declare code_key: string;
  declare scope: CreationOptional<PromoScope>;
  declare effect: PromoEffect;
  declare value: number;
  declare min_total: CreationOptional<number>;
  /** The only centre it is valid for; null for all. */
  declare center_id: CreationOptional<number | null>;
  declare prod_ids: CreationOptional<number[]>;
  declare categories: CreationOptional<number[]>;
  /** The only banner slot it is valid for; null for all. */
  declare slot: CreationOptional<BannerSlotCode | null>;
  declare is_one: CreationOptional<boolean>;
  declare max_usages: CreationOptional<number | null>;
  declare per_owner_limit: CreationOptional<number | null>;
  declare used_count: CreationOptional<number>;
  declare cost_bearer: CreationOptional<PromoBearer>;
  declare platform_percent: CreationOptional<number | null>;
  /** Codes that were made together. */
  declare tag: CreationOptional<string | null>;
  declare about: CreationOptional<string | null>;
  declare date_start: Date;
  declare date_end: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<PromoStatus>;
  declare created_by: CreationOptional<number | null>;
}

export const initPromoCode = versionedTable(PromoCode, 'promo_codes', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  code: DataTypes.TEXT,
  code_key: DataTypes.TEXT,
  scope: { type: DataTypes.TEXT, defaultValue: 'COURSE' },
  effect: DataTypes.TEXT,
  value: numberFromBigint('value'),
  min_total: { ...numberFromBigint('min_total'), defaultValue: 0 },
  center_id: DataTypes.INTEGER,
  prod_ids: { type: DataTypes.ARRAY(DataTypes.INTEGER), defaultValue: [] },
  categories: { type: DataTypes.ARRAY(DataTypes.INTEGER), defaultValue: [] },
  slot: DataTypes.INTEGER,
  is_one: { type: DataTypes.BOOLEAN, defaultValue: false },
  max_usages: DataTypes.INTEGER,
  per_owner_limit: DataTypes.INTEGER,
  used_count: { type: DataTypes.INTEGER, defaultValue: 0 },
  cost_bearer: { type: DataTypes.TEXT, defaultValue: 'PLATFORM' },
  platform_percent: DataTypes.INTEGER,
  tag: DataTypes.TEXT,
  about: DataTypes.TEXT,
  date_start: moment(),
  date_end: moment(),
  status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
  created_by: DataTypes.INTEGER,
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import type { BannerSlotCode } from '../../vocabulary/advertising/banners.ts';
import type { PublicationStatus } from '../../vocabulary/statuses.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class Banner extends VersionedRow<Banner> {
  declare slot: BannerSlotCode;
  declare category_id: CreationOptional<number | null>;
  /** The centre that ordered it; null for another customer. */
  declare center_id: CreationOptional<number | null>;
  declare url: string;
  declare filename: string;
  declare filename_mobile: string;
  declare alt: string;
  declare ad_company: string;
  declare ad_inn: string;
  declare ad_reg_number: string;
  declare view_count: CreationOptional<number>;
  declare click_count: CreationOptional<number>;
  declare date_start: Date;
  declare date_end: Date;
  declare readonly status: CreationOptional<PublicationStatus>;
  declare paused_at: CreationOptional<Date | null>;
  /** When the clock last reported the begin or end of the showing to the pages. */
  declare reported_at: CreationOptional<Date>;
}

export const initBanner = versionedTable(Banner, 'banners', { paranoid: true }, () => ({
  slot: DataTypes.INTEGER,
  category_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  url: DataTypes.TEXT,
  filename: DataTypes.TEXT,
  filename_mobile: DataTypes.TEXT,
  alt: DataTypes.TEXT,
  ad_company: DataTypes.TEXT,
  ad_inn: DataTypes.TEXT,
  ad_reg_number: DataTypes.TEXT,
  view_count: DataTypes.INTEGER,
  click_count: DataTypes.INTEGER,
  date_start: moment(),
  date_end: moment(),
  status: DataTypes.TEXT,
  paused_at: moment(),
  reported_at: moment(),
}));

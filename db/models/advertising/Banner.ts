import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { BannerSlotCode } from '../../vocabulary/advertising/banners.ts';
import type { PublicationStatus } from '../../vocabulary/statuses.ts';
import { id, moment, version } from '../columns.ts';

export class Banner extends Model<InferAttributes<Banner>, InferCreationAttributes<Banner>> {
  declare id: CreationOptional<number>;
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
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initBanner(sequelize: Sequelize) {
  Banner.init(
    {
      id: id(),
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
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'banners', paranoid: true, version: 'version' },
  );
}

import { type CreationOptional, DataTypes } from 'sequelize';
import type { AdFigure } from '../../vocabulary/advertising/adFigures.ts';
import type { BannerSlotCode } from '../../vocabulary/advertising/banners.ts';
import { Row, table } from '../row.ts';

/** Figures of a banner in a slot for the hour in which it was asked for; the database lets no click be unseen. */
export class AdStat extends Row<AdStat> implements Record<AdFigure, number> {
  declare banner_id: number;
  declare hour: Date;
  declare slot: BannerSlotCode;
  /** 0 stands for the whole site. */
  declare category_id: CreationOptional<number>;
  declare requests: CreationOptional<number>;
  declare impressions: CreationOptional<number>;
  declare viewable: CreationOptional<number>;
  declare uniq: CreationOptional<number>;
  declare clicks: CreationOptional<number>;
  declare bot_filtered: CreationOptional<number>;
}

const count = () => ({ type: DataTypes.INTEGER, defaultValue: 0 });

export const initAdStat = table(AdStat, 'ad_stats_hourly', { timestamps: false }, () => ({
  banner_id: { type: DataTypes.INTEGER, primaryKey: true },
  hour: { type: DataTypes.DATE, primaryKey: true },
  slot: { type: DataTypes.INTEGER, primaryKey: true },
  category_id: { type: DataTypes.INTEGER, primaryKey: true, defaultValue: 0 },
  requests: count(),
  impressions: count(),
  viewable: count(),
  uniq: count(),
  clicks: count(),
  bot_filtered: count(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../row.ts';

/** Figures of a banner for one hour. */
export class BannerStat extends Row<BannerStat> {
  declare banner_id: number;
  declare hour: Date;
  declare views: CreationOptional<number>;
  declare clicks: CreationOptional<number>;
}

export const initBannerStat = table(BannerStat, 'banner_stats', { timestamps: false }, () => ({
  banner_id: { type: DataTypes.INTEGER, primaryKey: true },
  hour: { type: DataTypes.DATE, primaryKey: true },
  views: DataTypes.INTEGER,
  clicks: DataTypes.INTEGER,
}));

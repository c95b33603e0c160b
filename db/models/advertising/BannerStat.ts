import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Figures of a banner for one hour. */
export class BannerStat extends Model<InferAttributes<BannerStat>, InferCreationAttributes<BannerStat>> {
  declare banner_id: number;
  declare hour: Date;
  declare views: CreationOptional<number>;
  declare clicks: CreationOptional<number>;
}

export function initBannerStat(sequelize: Sequelize) {
  BannerStat.init(
    {
      banner_id: { type: DataTypes.INTEGER, primaryKey: true },
      hour: { type: DataTypes.DATE, primaryKey: true },
      views: DataTypes.INTEGER,
      clicks: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'banner_stats', timestamps: false },
  );
}

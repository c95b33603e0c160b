import { DataTypes, type Sequelize } from 'sequelize';
import { Row, table } from '../row.ts';

/** The first view of a banner by a visitor on a day; the hash is of that day and banner only. */
export class BannerVisit extends Row<BannerVisit> {
  declare banner_id: number;
  declare day: string;
  declare visitor_hash: number | string;
}

export const initBannerVisit = table(BannerVisit, 'banner_visits', { timestamps: false }, () => ({
  banner_id: { type: DataTypes.INTEGER, primaryKey: true },
  day: { type: DataTypes.DATEONLY, primaryKey: true },
  visitor_hash: { type: DataTypes.BIGINT, primaryKey: true },
}));

/** Past days are counted already; their visitors are deleted for privacy. */
export async function deleteBannerVisitors(sequelize: Sequelize): Promise<void> {
  await sequelize.query('delete from banner_visits where day < current_date - 2');
}

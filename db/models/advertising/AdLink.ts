import { type CreationOptional, DataTypes, type Sequelize } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** The last answer of an address that adverts lead to, as it stands in them. */
export class AdLink extends Row<AdLink> {
  declare url: string;
  declare checked_at: Date;
  /** Why visitors may not be sent there; null while it answers. */
  declare problem: CreationOptional<string | null>;
  /** The first of the failed checks without a good one between them. */
  declare problem_since: CreationOptional<Date | null>;
}

export const initAdLink = table(AdLink, 'ad_links', { timestamps: false }, () => ({
  url: { type: DataTypes.TEXT, primaryKey: true },
  checked_at: moment(),
  problem: DataTypes.TEXT,
  problem_since: moment(),
}));

/** Those of running adverts are checked each day. */
export async function deleteStaleAdLinks(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`delete from ad_links where checked_at < now() - interval '30 days'`);
}

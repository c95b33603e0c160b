import { type CreationOptional, DataTypes, type Sequelize } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** One writing of a node about banners: it counts once, however often it is sent. */
export class AdBatch extends Row<AdBatch> {
  declare number: string;
  declare written_at: CreationOptional<Date>;
}

export const initAdBatch = table(AdBatch, 'ad_batches', { timestamps: false }, () => ({
  number: { type: DataTypes.UUID, primaryKey: true },
  written_at: moment(),
}));

/** A node tries again for as long as it lives, but not for a day. */
export async function deleteStaleBatches(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`delete from ad_batches where written_at < now() - interval '1 day'`);
}

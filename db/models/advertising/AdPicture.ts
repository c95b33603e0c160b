import { type CreationOptional, DataTypes, type Sequelize } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A picture that a member has uploaded for a banner: nobody else names it as his own. */
export class AdPicture extends Row<AdPicture> {
  declare filename: string;
  declare user_id: number;
  declare created_at: CreationOptional<Date>;
}

export const initAdPicture = table(AdPicture, 'ad_pictures', { updatedAt: false }, () => ({
  filename: { type: DataTypes.TEXT, primaryKey: true },
  user_id: DataTypes.INTEGER,
  created_at: moment(),
}));

/** Only between the upload and the form that names the picture is its sender asked for. */
export async function deleteStaleAdPictures(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`delete from ad_pictures where created_at < now() - interval '30 days'`);
}

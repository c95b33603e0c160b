import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** Where an address that was has gone. The database shortens chains and refuses circles. */
export class Redirect extends VersionedRow<Redirect> {
  declare from_path: string;
  declare to_path: CreationOptional<string | null>;
  declare status: CreationOptional<301 | 410>;
  declare is_automatic: CreationOptional<boolean>;
  declare hits: CreationOptional<number>;
  declare last_hit_at: CreationOptional<Date | null>;
}

export const initRedirect = versionedTable(Redirect, 'redirects', {}, () => ({
  from_path: DataTypes.TEXT,
  to_path: DataTypes.TEXT,
  status: DataTypes.INTEGER,
  is_automatic: DataTypes.BOOLEAN,
  hits: DataTypes.INTEGER,
  last_hit_at: moment(),
}));

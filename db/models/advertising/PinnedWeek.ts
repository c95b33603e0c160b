import { type CreationOptional, DataTypes } from 'sequelize';
import type { PinningPlace } from '../../vocabulary/advertising/pinnings.ts';
import { Row, table } from '../row.ts';

/** One of the places of a list in a week. The database sells each once; those of a pinning that has ended are free again. */
export class PinnedWeek extends Row<PinnedWeek> {
  declare pinning_id: number;
  declare prod_id: number;
  declare place: PinningPlace;
  /** The Monday it begins on. */
  declare week: string;
  declare number: number;
  declare is_held: CreationOptional<boolean>;
  /** Whether it stood on the site in this week; the database notes it. */
  declare was_shown: CreationOptional<boolean>;
}

export const initPinnedWeek = table(PinnedWeek, 'pinned_weeks', { timestamps: false }, () => ({
  pinning_id: { type: DataTypes.INTEGER, primaryKey: true },
  prod_id: DataTypes.INTEGER,
  place: DataTypes.TEXT,
  week: { type: DataTypes.DATEONLY, primaryKey: true },
  number: DataTypes.INTEGER,
  is_held: DataTypes.BOOLEAN,
  was_shown: DataTypes.BOOLEAN,
}));

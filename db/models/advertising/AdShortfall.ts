import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { AdPlace } from './AdPlace.ts';

/** A week of a place in which a banner was seen far less than was promised when it was bought. */
export class AdShortfall extends Row<AdShortfall> {
  declare ad_place_id: number;
  declare banner_id: number;
  /** Showings of which half was visible for a second, as `viewable`. */
  declare promised: number;
  declare viewable: number;
  declare created_at: CreationOptional<Date>;
  declare decided_at: CreationOptional<Date | null>;
  /** The free week that makes up for it; null where staff declined. */
  declare given_place_id: CreationOptional<number | null>;
  declare place: NonAttribute<AdPlace>;
}

export const initAdShortfall = table(AdShortfall, 'ad_shortfalls', { updatedAt: false }, () => ({
  ad_place_id: { type: DataTypes.INTEGER, primaryKey: true },
  banner_id: DataTypes.INTEGER,
  promised: DataTypes.INTEGER,
  viewable: DataTypes.INTEGER,
  created_at: moment(),
  decided_at: moment(),
  given_place_id: DataTypes.INTEGER,
}));

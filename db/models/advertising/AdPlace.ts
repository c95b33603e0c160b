import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { AdSlot } from './AdSlot.ts';

/** One place of a slot in one week; the database gives it once. */
export class AdPlace extends Row<AdPlace> {
  declare id: CreationOptional<number>;
  declare ad_slot_id: number;
  /** Its Monday. */
  declare week: string;
  declare place: number;
  declare banner_id: number;
  /** Until when it waits for payment; null once sold. */
  declare held_until: CreationOptional<Date | null>;
  /** How often a banner is usually seen here in a week, as its buyer was shown; null where nobody could know. */
  declare promised: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  declare slot: NonAttribute<AdSlot>;
}

export const initAdPlace = table(AdPlace, 'ad_places', { updatedAt: false }, () => ({
  id: id(),
  ad_slot_id: DataTypes.INTEGER,
  week: DataTypes.DATEONLY,
  place: DataTypes.INTEGER,
  banner_id: DataTypes.INTEGER,
  held_until: moment(),
  promised: DataTypes.INTEGER,
  created_at: moment(),
}));

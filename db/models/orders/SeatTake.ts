import { type CreationOptional, DataTypes } from 'sequelize';
import { longId, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A seat taken from a pool until it is returned, once. */
export class SeatTake extends Row<SeatTake> {
  declare id: CreationOptional<string>;
  declare pool_id: number;
  declare participant_id: number;
  declare taken_at: CreationOptional<Date>;
  declare released_at: CreationOptional<Date | null>;
}

export const initSeatTake = table(SeatTake, 'seat_takes', { timestamps: false }, () => ({
  id: longId(),
  pool_id: DataTypes.INTEGER,
  participant_id: DataTypes.INTEGER,
  taken_at: moment(),
  released_at: moment(),
}));

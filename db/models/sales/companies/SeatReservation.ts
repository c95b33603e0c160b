import { type CreationOptional, DataTypes } from 'sequelize';
import { longId, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** Seats of a pool that are reserved for a company before it has an order. */
export class SeatReservation extends Row<SeatReservation> {
  declare id: CreationOptional<string>;
  declare pool_id: number;
  declare legal_request_id: number;
  declare count: number;
  declare held_until: Date;
  declare released_at: CreationOptional<Date | null>;
}

export const initSeatReservation = table(SeatReservation, 'seat_holds', { timestamps: false }, () => ({
  id: longId(),
  pool_id: DataTypes.INTEGER,
  legal_request_id: DataTypes.INTEGER,
  count: DataTypes.INTEGER,
  held_until: moment(),
  released_at: moment(),
}));

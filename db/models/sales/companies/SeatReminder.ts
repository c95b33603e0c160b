import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** So many days before the course the places of a request that had no names were reminded of. */
export class SeatReminder extends Row<SeatReminder> {
  declare legal_request_id: number;
  declare days: number;
  declare created_at: CreationOptional<Date>;
}

export const initSeatReminder = table(SeatReminder, 'seat_reminders', { timestamps: false }, () => ({
  legal_request_id: { type: DataTypes.INTEGER, primaryKey: true },
  days: { type: DataTypes.INTEGER, primaryKey: true },
  created_at: moment(),
}));

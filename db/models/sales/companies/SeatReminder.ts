import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../../columns.ts';

/** So many days before the course the places of a request that had no names were reminded of. */
export class SeatReminder extends Model<
  InferAttributes<SeatReminder>,
  InferCreationAttributes<SeatReminder>
> {
  declare legal_request_id: number;
  declare days: number;
  declare created_at: CreationOptional<Date>;
}

export function initSeatReminder(sequelize: Sequelize) {
  SeatReminder.init(
    {
      legal_request_id: { type: DataTypes.INTEGER, primaryKey: true },
      days: { type: DataTypes.INTEGER, primaryKey: true },
      created_at: moment(),
    },
    { sequelize, tableName: 'seat_reminders', timestamps: false },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { longId, moment } from '../../columns.ts';

/** Seats of a pool that are reserved for a company before it has an order. */
export class SeatReservation extends Model<
  InferAttributes<SeatReservation>,
  InferCreationAttributes<SeatReservation>
> {
  declare id: CreationOptional<string>;
  declare pool_id: number;
  declare legal_request_id: number;
  declare count: number;
  declare held_until: Date;
  declare released_at: CreationOptional<Date | null>;
}

export function initSeatReservation(sequelize: Sequelize) {
  SeatReservation.init(
    {
      id: longId(),
      pool_id: DataTypes.INTEGER,
      legal_request_id: DataTypes.INTEGER,
      count: DataTypes.INTEGER,
      held_until: moment(),
      released_at: moment(),
    },
    { sequelize, tableName: 'seat_holds', timestamps: false },
  );
}

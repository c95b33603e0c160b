import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { longId, moment } from '../columns.ts';

/** A seat taken from a pool until it is returned, once. */
export class SeatTake extends Model<InferAttributes<SeatTake>, InferCreationAttributes<SeatTake>> {
  declare id: CreationOptional<string>;
  declare pool_id: number;
  declare participant_id: number;
  declare taken_at: CreationOptional<Date>;
  declare released_at: CreationOptional<Date | null>;
}

export function initSeatTake(sequelize: Sequelize) {
  SeatTake.init(
    {
      id: longId(),
      pool_id: DataTypes.INTEGER,
      participant_id: DataTypes.INTEGER,
      taken_at: moment(),
      released_at: moment(),
    },
    { sequelize, tableName: 'seat_takes', timestamps: false },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../columns.ts';

/** A user's settings of the back-office, on every computer he uses. */
export class UserPreference extends Model<
  InferAttributes<UserPreference>,
  InferCreationAttributes<UserPreference>
> {
  declare user_id: number;
  declare key: string;
  declare value: unknown;
  declare updated_at: CreationOptional<Date>;
}

export function initUserPreference(sequelize: Sequelize) {
  UserPreference.init(
    {
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      key: { type: DataTypes.TEXT, primaryKey: true },
      value: DataTypes.JSONB,
      updated_at: moment(),
    },
    { sequelize, tableName: 'user_preferences', createdAt: false },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../columns.ts';

/** How somebody likes the back-office to look; it follows him from one computer to another. */
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

import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A user's settings of the back-office, on every computer he uses. */
export class UserPreference extends Row<UserPreference> {
  declare user_id: number;
  declare key: string;
  declare value: unknown;
  declare updated_at: CreationOptional<Date>;
}

export const initUserPreference = table(UserPreference, 'user_preferences', { createdAt: false }, () => ({
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
  key: { type: DataTypes.TEXT, primaryKey: true },
  value: DataTypes.JSONB,
  updated_at: moment(),
}));

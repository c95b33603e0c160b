import { type CreationOptional, DataTypes } from 'sequelize';
import type { CenterRole } from '../../vocabulary/identity/user.ts';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

export class UserMembership extends Row<UserMembership> {
  declare user_id: number;
  declare center_id: CreationOptional<number | null>;
  declare lecturer_id: CreationOptional<number | null>;
  declare merchant_id: CreationOptional<number | null>;
  declare role: CreationOptional<CenterRole>;
  declare created_at: CreationOptional<Date>;
}

export const initUserMembership = table(UserMembership, 'user_memberships', { updatedAt: false }, () => ({
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
  center_id: DataTypes.INTEGER,
  lecturer_id: DataTypes.INTEGER,
  merchant_id: DataTypes.INTEGER,
  role: { type: DataTypes.TEXT, defaultValue: 'OWNER' },
  created_at: moment(),
}));

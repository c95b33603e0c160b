import { type CreationOptional, DataTypes } from 'sequelize';
import type { StaffRole } from '../../vocabulary/identity/rights/roleLabels.ts';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

export class UserRole extends Row<UserRole> {
  declare user_id: number;
  declare role: StaffRole;
  declare created_at: CreationOptional<Date>;
}

export const initUserRole = table(UserRole, 'user_roles', { updatedAt: false }, () => ({
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
  role: { type: DataTypes.TEXT, primaryKey: true },
  created_at: moment(),
}));

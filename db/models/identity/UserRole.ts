import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { StaffRole } from '../../vocabulary/identity/rights/roleLabels.ts';
import { moment } from '../columns.ts';

export class UserRole extends Model<InferAttributes<UserRole>, InferCreationAttributes<UserRole>> {
  declare user_id: number;
  declare role: StaffRole;
  declare created_at: CreationOptional<Date>;
}

export function initUserRole(sequelize: Sequelize) {
  UserRole.init(
    {
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      role: { type: DataTypes.TEXT, primaryKey: true },
      created_at: moment(),
    },
    { sequelize, tableName: 'user_roles', updatedAt: false },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { CenterRole } from '../../vocabulary/identity/user.ts';
import { moment } from '../columns.ts';

export class UserMembership extends Model<
  InferAttributes<UserMembership>,
  InferCreationAttributes<UserMembership>
> {
  declare user_id: number;
  declare center_id: CreationOptional<number | null>;
  declare lecturer_id: CreationOptional<number | null>;
  declare role: CreationOptional<CenterRole>;
  declare created_at: CreationOptional<Date>;
}

export function initUserMembership(sequelize: Sequelize) {
  UserMembership.init(
    {
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      center_id: DataTypes.INTEGER,
      lecturer_id: DataTypes.INTEGER,
      role: { type: DataTypes.TEXT, defaultValue: 'OWNER' },
      created_at: moment(),
    },
    { sequelize, tableName: 'user_memberships', updatedAt: false },
  );
}

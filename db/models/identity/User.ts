import {
  type CreationOptional,
  DataTypes,
  type HasManyGetAssociationsMixin,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { UserStatus } from '../../vocabulary/identity/user.ts';
import { id, moment, version } from '../columns.ts';
import type { SecondFactor } from './SecondFactor.ts';
import type { UserMembership } from './UserMembership.ts';
import type { UserRole } from './UserRole.ts';

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare email: string;
  declare name: string;
  declare phone: CreationOptional<string | null>;
  declare password_hash: CreationOptional<string | null>;
  /** When a letter to the address was answered; null for another address than that. */
  declare email_proved_at: CreationOptional<Date | null>;
  declare bitrix_id: CreationOptional<string | null>;
  declare is_partner: CreationOptional<boolean>;
  declare readonly status: CreationOptional<UserStatus>;
  /** From which networks he may come in; from any, where there are none. */
  declare ip_allow: CreationOptional<string[]>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare roles: NonAttribute<UserRole[]>;
  declare second_factor: NonAttribute<SecondFactor | null>;
  declare memberships: NonAttribute<UserMembership[]>;
  declare getRoles: HasManyGetAssociationsMixin<UserRole>;
}

export function initUser(sequelize: Sequelize) {
  User.init(
    {
      id: id(),
      email: { type: DataTypes.TEXT, allowNull: false },
      name: { type: DataTypes.TEXT, allowNull: false },
      phone: DataTypes.TEXT,
      password_hash: DataTypes.TEXT,
      email_proved_at: moment(),
      bitrix_id: DataTypes.TEXT,
      is_partner: { type: DataTypes.BOOLEAN, defaultValue: false },
      status: { type: DataTypes.TEXT, defaultValue: 'INVITED' },
      ip_allow: { type: DataTypes.ARRAY(DataTypes.INET), defaultValue: [] },
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'users', paranoid: true, version: 'version' },
  );
}

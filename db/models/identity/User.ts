import {
  type CreationOptional,
  DataTypes,
  type HasManyGetAssociationsMixin,
  type NonAttribute,
} from 'sequelize';
import type { UserStatus } from '../../vocabulary/identity/user.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { SecondFactor } from './SecondFactor.ts';
import type { UserMembership } from './UserMembership.ts';
import type { UserRole } from './UserRole.ts';

export class User extends VersionedRow<User> {
  declare email: string;
  declare name: string;
  declare phone: CreationOptional<string | null>;
  declare password_hash: CreationOptional<string | null>;
  /** When a letter to the address was answered; null for another address than that. */
  declare email_proved_at: CreationOptional<Date | null>;
  declare bitrix_id: CreationOptional<string | null>;
  /** The internal number by which the telephone exchange names him. */
  declare extension: CreationOptional<string | null>;
  declare is_partner: CreationOptional<boolean>;
  declare readonly status: CreationOptional<UserStatus>;
  /** From which networks he may come in; from any, where there are none. */
  declare ip_allow: CreationOptional<string[]>;

  declare roles: NonAttribute<UserRole[]>;
  declare second_factor: NonAttribute<SecondFactor | null>;
  declare memberships: NonAttribute<UserMembership[]>;
  declare getRoles: HasManyGetAssociationsMixin<UserRole>;
}

export const initUser = versionedTable(User, 'users', { paranoid: true }, () => ({
  email: { type: DataTypes.TEXT, allowNull: false },
  name: { type: DataTypes.TEXT, allowNull: false },
  phone: DataTypes.TEXT,
  password_hash: DataTypes.TEXT,
  email_proved_at: moment(),
  bitrix_id: DataTypes.TEXT,
  extension: DataTypes.TEXT,
  is_partner: { type: DataTypes.BOOLEAN, defaultValue: false },
  status: { type: DataTypes.TEXT, defaultValue: 'INVITED' },
  ip_allow: { type: DataTypes.ARRAY(DataTypes.INET), defaultValue: [] },
}));

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { LegalMemberStatus, LegalRole } from '../../../vocabulary/sales/companies/legalUser.ts';
import { id, moment, numberFromBigint, version } from '../../columns.ts';
import type { LegalUser } from './LegalUser.ts';

/** A member of a company, with sessions of the audience `legal`. */
export class LegalMember extends Model<InferAttributes<LegalMember>, InferCreationAttributes<LegalMember>> {
  declare id: CreationOptional<number>;
  declare legal_user_id: number;
  declare email: string;
  declare name: string;
  declare phone: CreationOptional<string | null>;
  declare password_hash: CreationOptional<string | null>;
  /** When a letter to the address was answered; null for another address than that. */
  declare email_proved_at: CreationOptional<Date | null>;
  declare role: CreationOptional<LegalRole>;
  /** Kopecks he may order for in a month of Moscow; null for as much as he likes. */
  declare month_limit: CreationOptional<number | null>;
  declare consent_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<LegalMemberStatus>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare legal_user?: NonAttribute<LegalUser>;
}

export function initLegalMember(sequelize: Sequelize) {
  LegalMember.init(
    {
      id: id(),
      legal_user_id: DataTypes.INTEGER,
      email: DataTypes.TEXT,
      name: DataTypes.TEXT,
      phone: DataTypes.TEXT,
      password_hash: DataTypes.TEXT,
      email_proved_at: moment(),
      role: { type: DataTypes.TEXT, defaultValue: 'OWNER' },
      month_limit: numberFromBigint('month_limit'),
      consent_id: DataTypes.INTEGER,
      status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'legal_members', paranoid: true, version: 'version' },
  );
}

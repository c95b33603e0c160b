import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { LegalMemberStatus, LegalRole } from '../../../vocabulary/sales/companies/legalUser.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { LegalUser } from './LegalUser.ts';

/** A member of a company, with sessions of the audience `legal`. */
export class LegalMember extends VersionedRow<LegalMember> {
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

  declare legal_user?: NonAttribute<LegalUser>;
}

export const initLegalMember = versionedTable(LegalMember, 'legal_members', { paranoid: true }, () => ({
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
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { LegalUserStatus } from '../../../vocabulary/sales/companies/legalUser.ts';
import { moment, numberFromBigint, numberFromDecimal } from '../../columns.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { LegalMember } from './LegalMember.ts';

/** A company or an entrepreneur who buys courses for others. People come in as its members. */
export class LegalUser extends VersionedRow<LegalUser> {
  declare name: string;
  declare inn: string;
  declare kpp: CreationOptional<string | null>;
  declare ogrn: CreationOptional<string | null>;
  declare address: CreationOptional<string | null>;
  declare director_name: CreationOptional<string | null>;
  declare pay_bank: CreationOptional<string | null>;
  declare pay_bic: CreationOptional<string | null>;
  declare pay_rs: CreationOptional<string | null>;
  declare pay_ks: CreationOptional<string | null>;
  declare manager_id: CreationOptional<number | null>;
  /** In kopecks. */
  declare credit_limit: CreationOptional<number>;
  declare payment_days: CreationOptional<number>;
  /** Its own loyalty tiers; null for the common ones. */
  declare scale_id: CreationOptional<number | null>;
  /** Agreed with it alone, until its last day in Moscow. */
  declare personal_percent: CreationOptional<number | null>;
  declare personal_until: CreationOptional<string | null>;
  declare verified_at: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<LegalUserStatus>;

  declare members: NonAttribute<LegalMember[]>;
}

export const initLegalUser = versionedTable(LegalUser, 'legal_users', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  inn: DataTypes.TEXT,
  kpp: DataTypes.TEXT,
  ogrn: DataTypes.TEXT,
  address: DataTypes.TEXT,
  director_name: DataTypes.TEXT,
  pay_bank: DataTypes.TEXT,
  pay_bic: DataTypes.TEXT,
  pay_rs: DataTypes.TEXT,
  pay_ks: DataTypes.TEXT,
  manager_id: DataTypes.INTEGER,
  credit_limit: { ...numberFromBigint('credit_limit'), defaultValue: 0 },
  payment_days: { type: DataTypes.INTEGER, defaultValue: 0 },
  scale_id: DataTypes.INTEGER,
  personal_percent: numberFromDecimal('personal_percent'),
  personal_until: DataTypes.DATEONLY,
  verified_at: moment(),
  status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
}));

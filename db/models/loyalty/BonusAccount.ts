import { type CreationOptional, DataTypes } from 'sequelize';
import type { BonusAccountStatus } from '../../vocabulary/loyalty/bonuses/bonus.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** Bonuses of a phone or of a company. Only the ledger writes the sums. */
export class BonusAccount extends VersionedRow<BonusAccount> {
  declare key: string;
  declare balance: CreationOptional<number>;
  declare pending: CreationOptional<number>;
  declare debt: CreationOptional<number>;
  declare readonly status: CreationOptional<BonusAccountStatus>;
  /** The account that has had its bonuses since, and to which both keys lead. */
  declare merged_into: CreationOptional<number | null>;
}

export const initBonusAccount = versionedTable(BonusAccount, 'bonus_accounts', {}, () => ({
  key: DataTypes.TEXT,
  balance: DataTypes.INTEGER,
  pending: DataTypes.INTEGER,
  debt: DataTypes.INTEGER,
  status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
  merged_into: DataTypes.INTEGER,
}));

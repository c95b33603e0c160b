import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { Center } from '../../catalog/Center.ts';
import { numberFromBigint } from '../../columns.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { Merchant } from '../Merchant.ts';
import type { MarketingPenalty } from './MarketingPenalty.ts';
import type { MarketingWithdrawal } from './MarketingWithdrawal.ts';

/**
 * The marketing balance of a centre or of a trading organisation. The database opens it with its owner, and
 * updates the sums with each entry. Kopecks.
 */
export class MarketingBalance extends VersionedRow<MarketingBalance> {
  declare center_id: CreationOptional<number | null>;
  declare merchant_id: CreationOptional<number | null>;
  declare total: CreationOptional<number>;
  /** Reserved for undecided withdrawals. */
  declare reserved: CreationOptional<number>;
  declare readonly status: CreationOptional<'ACTIVE'>;
  declare center: NonAttribute<Center | null>;
  declare merchant: NonAttribute<Merchant | null>;
  declare penalties: NonAttribute<MarketingPenalty[]>;
  declare withdrawals: NonAttribute<MarketingWithdrawal[]>;

  get available(): NonAttribute<number> {
    return this.total - this.reserved;
  }
}

export const initMarketingBalance = versionedTable(MarketingBalance, 'marketing_balances', {}, () => ({
  center_id: DataTypes.INTEGER,
  merchant_id: DataTypes.INTEGER,
  total: numberFromBigint('total'),
  reserved: numberFromBigint('reserved'),
  status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
}));

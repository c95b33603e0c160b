import { type CreationOptional, DataTypes } from 'sequelize';
import type { WithdrawalStatus } from '../../../vocabulary/advertising/marketing/marketingBalance.ts';
import { id, moment, numberFromBigint } from '../../columns.ts';
import type { PayeeRequisites } from '../../money/payouts/Payout.ts';
import { Row, table } from '../../row.ts';

/** A request of a centre to withdraw from its balance. */
export class MarketingWithdrawal extends Row<MarketingWithdrawal> {
  declare id: CreationOptional<number>;
  declare balance_id: number;
  /** Kopecks. */
  declare sum: number;
  declare readonly status: CreationOptional<WithdrawalStatus>;
  /** Where the money went; before that, where the second person approved it to go. */
  declare requisites: CreationOptional<PayeeRequisites | null>;
  declare requisites_changed_at: CreationOptional<Date | null>;
  declare call_confirmed_by: CreationOptional<number | null>;
  declare document_number: CreationOptional<string | null>;
  declare document_date: CreationOptional<string | null>;
  /** Why it was turned down. */
  declare reason: CreationOptional<string | null>;
  declare asked_by: number | null;
  /** The second person who approved a large sum. */
  declare second_by: CreationOptional<number | null>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export const initMarketingWithdrawal = table(MarketingWithdrawal, 'marketing_withdrawals', {}, () => ({
  id: id(),
  balance_id: DataTypes.INTEGER,
  sum: numberFromBigint('sum'),
  status: DataTypes.TEXT,
  requisites: DataTypes.JSONB,
  requisites_changed_at: moment(),
  call_confirmed_by: DataTypes.INTEGER,
  document_number: DataTypes.TEXT,
  document_date: DataTypes.DATEONLY,
  reason: DataTypes.TEXT,
  asked_by: DataTypes.INTEGER,
  second_by: DataTypes.INTEGER,
  decided_by: DataTypes.INTEGER,
  decided_at: moment(),
  created_at: moment(),
  updated_at: moment(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import type { LedgerAccount } from '../../vocabulary/orders/ledger.ts';
import { longId, moment, numberFromBigint } from '../columns.ts';
import { Row, table } from '../row.ts';

/** One append-only line of the double ledger. Kopecks, a debit is positive. */
export class LedgerEntry extends Row<LedgerEntry> {
  declare id: CreationOptional<string>;
  /** The entries of one transaction add up to zero. */
  declare deed: string;
  declare kind: string;
  declare account: LedgerAccount;
  declare sum: number;
  declare order_id: CreationOptional<number | null>;
  declare payment_id: CreationOptional<number | null>;
  declare refund_id: CreationOptional<number | null>;
  declare payout_id: CreationOptional<number | null>;
  declare invoice_id: CreationOptional<number | null>;
  declare voucher_id: CreationOptional<number | null>;
  declare center_id: CreationOptional<number | null>;
  declare merchant_id: CreationOptional<number | null>;
  declare payer_key: CreationOptional<string | null>;
  /** The day in Moscow. */
  declare day: CreationOptional<string>;
  declare at: CreationOptional<Date>;
}

export const initLedgerEntry = table(LedgerEntry, 'ledger_entries', { timestamps: false }, () => ({
  id: longId(),
  deed: DataTypes.UUID,
  kind: DataTypes.TEXT,
  account: DataTypes.TEXT,
  sum: numberFromBigint('sum'),
  order_id: DataTypes.INTEGER,
  payment_id: DataTypes.INTEGER,
  refund_id: DataTypes.INTEGER,
  payout_id: DataTypes.INTEGER,
  invoice_id: DataTypes.INTEGER,
  voucher_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  merchant_id: DataTypes.INTEGER,
  payer_key: DataTypes.TEXT,
  day: DataTypes.DATEONLY,
  at: moment(),
}));

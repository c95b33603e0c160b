import { type CreationOptional, DataTypes } from 'sequelize';
import type { VoucherStatus } from '../../vocabulary/loyalty/vouchers/voucher.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A gift voucher. Sums are kopecks; the database calculates the balance from its ledger entries. */
export class Voucher extends VersionedRow<Voucher> {
  /** Opens the page of the buyer, and spends nothing. */
  declare token: string;
  declare code_hash: CreationOptional<string | null>;
  declare code_tail: CreationOptional<string | null>;
  declare sum: number;
  declare balance: CreationOptional<number>;
  declare buyer_name: string;
  declare email: string;
  declare phone: string;
  declare recipient_name: string;
  declare recipient_email: string;
  declare message: CreationOptional<string | null>;
  /** The day in Moscow on which the letter goes; at once where there is none. */
  declare send_on: CreationOptional<string | null>;
  declare sent_at: CreationOptional<Date | null>;
  declare paid_at: CreationOptional<Date | null>;
  declare valid_until: CreationOptional<Date | null>;
  /** The number of days before the end at the last reminder. */
  declare told_days: CreationOptional<number | null>;
  declare block_reason: CreationOptional<string | null>;
  declare consent_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<VoucherStatus>;
}

export const initVoucher = versionedTable(Voucher, 'vouchers', {}, () => ({
  token: DataTypes.TEXT,
  code_hash: DataTypes.TEXT,
  code_tail: DataTypes.TEXT,
  sum: numberFromBigint('sum'),
  balance: numberFromBigint('balance'),
  buyer_name: DataTypes.TEXT,
  email: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  recipient_name: DataTypes.TEXT,
  recipient_email: DataTypes.TEXT,
  message: DataTypes.TEXT,
  send_on: DataTypes.DATEONLY,
  sent_at: moment(),
  paid_at: moment(),
  valid_until: moment(),
  told_days: DataTypes.SMALLINT,
  block_reason: DataTypes.TEXT,
  consent_id: DataTypes.INTEGER,
  status: { type: DataTypes.TEXT, defaultValue: 'PREPARE' },
}));

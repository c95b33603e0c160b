import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { BankLineStatus } from '../../../vocabulary/money/bank/bankLineLifecycle.ts';
import { numberFromBigint } from '../../columns.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { BankFile } from './BankFile.ts';

/** A payment to an account of the platform, as the bank reported it. */
export class BankLine extends VersionedRow<BankLine> {
  declare file_id: number;
  /** Identifies the same payment in another file. */
  declare key: string;
  declare account: string;
  declare number: string;
  declare date: string;
  declare received_on: string;
  /** Kopecks. */
  declare sum: number;
  declare payer_name: string;
  declare payer_inn: string;
  declare payer_kpp: string;
  declare payer_account: string;
  declare purpose: string;
  declare raw: string;
  declare readonly status: CreationOptional<BankLineStatus>;
  /** Why it was passed over. */
  declare reason: CreationOptional<string | null>;
  declare file?: NonAttribute<BankFile>;
}

export const initBankLine = versionedTable(BankLine, 'bank_lines', {}, () => ({
  file_id: DataTypes.INTEGER,
  key: DataTypes.TEXT,
  account: DataTypes.TEXT,
  number: DataTypes.TEXT,
  date: DataTypes.DATEONLY,
  received_on: DataTypes.DATEONLY,
  sum: numberFromBigint('sum'),
  payer_name: DataTypes.TEXT,
  payer_inn: DataTypes.TEXT,
  payer_kpp: DataTypes.TEXT,
  payer_account: DataTypes.TEXT,
  purpose: DataTypes.TEXT,
  raw: DataTypes.TEXT,
  status: DataTypes.TEXT,
  reason: DataTypes.TEXT,
}));

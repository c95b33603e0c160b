import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A bank statement imported by staff. The same bytes are stored once. */
export class BankFile extends Row<BankFile> {
  declare id: CreationOptional<number>;
  declare filename: string;
  declare encoding: 'UTF-8' | 'windows-1251' | 'ibm866' | 'UTF-16' | 'XLSX';
  declare sha256: string;
  /** The number of documents in it, accepted or not. */
  declare lines: number;
  declare by_id: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

export const initBankFile = table(BankFile, 'bank_files', { updatedAt: false }, () => ({
  id: id(),
  filename: DataTypes.TEXT,
  encoding: DataTypes.TEXT,
  sha256: DataTypes.TEXT,
  lines: DataTypes.INTEGER,
  by_id: DataTypes.INTEGER,
  created_at: moment(),
}));

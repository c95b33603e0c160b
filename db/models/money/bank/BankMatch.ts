import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** The part of a bank transfer that paid an invoice. Kopecks. */
export class BankMatch extends Row<BankMatch> {
  declare id: CreationOptional<number>;
  declare line_id: number;
  declare invoice_id: number;
  declare payment_id: number;
  declare sum: number;
  /** Null where it was matched without doubt and without a person. */
  declare by_id: number | null;
  declare created_at: CreationOptional<Date>;
}

export const initBankMatch = table(BankMatch, 'bank_matches', { updatedAt: false }, () => ({
  id: id(),
  line_id: DataTypes.INTEGER,
  invoice_id: DataTypes.INTEGER,
  payment_id: DataTypes.INTEGER,
  sum: numberFromBigint('sum'),
  by_id: DataTypes.INTEGER,
  created_at: moment(),
}));

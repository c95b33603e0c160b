import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { ReceiptItem, ReceiptKind, ReceiptStatus } from '../../../vocabulary/money/payments/receipt.ts';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';
import type { Payment } from './Payment.ts';

/** A receipt of the bank's cash register, and whether it is there yet. Sums are kopecks. */
export class Receipt extends Row<Receipt> {
  declare id: CreationOptional<number>;
  declare payment_id: number;
  /** The order whose course took place; an advance may be for several. */
  declare order_id: CreationOptional<number | null>;
  declare refund_leg_id: CreationOptional<number | null>;
  declare kind: ReceiptKind;
  declare email: CreationOptional<string | null>;
  declare phone: string | null;
  declare items: ReceiptItem[];
  declare sum: number;
  declare status: CreationOptional<ReceiptStatus>;
  declare attempts: CreationOptional<number>;
  declare error: CreationOptional<string | null>;
  /** When the bank is asked next; null when it is over. */
  declare next_try_at: CreationOptional<Date | null>;
  declare sent_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare payment: NonAttribute<Payment>;
}

export const initReceipt = table(Receipt, 'receipts', {}, () => ({
  id: id(),
  payment_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  refund_leg_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  email: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  items: DataTypes.JSONB,
  sum: numberFromBigint('sum'),
  status: DataTypes.TEXT,
  attempts: DataTypes.SMALLINT,
  error: DataTypes.TEXT,
  next_try_at: moment(),
  sent_at: moment(),
  created_at: moment(),
  updated_at: moment(),
}));

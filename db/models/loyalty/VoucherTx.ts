import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { VoucherTxKind } from '../../vocabulary/loyalty/vouchers/voucher.ts';
import { id, moment, numberFromBigint } from '../columns.ts';
import type { Order } from '../orders/Order.ts';
import { Row, table } from '../row.ts';
import type { Voucher } from './Voucher.ts';

/** An entry in the ledger of a gift voucher, written once. Kopecks, credits are positive. */
export class VoucherTx extends Row<VoucherTx> {
  declare id: CreationOptional<number>;
  declare voucher_id: number;
  declare kind: VoucherTxKind;
  declare sum: number;
  declare order_id: CreationOptional<number | null>;
  declare refund_id: CreationOptional<number | null>;
  declare payment_id: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  declare order: NonAttribute<Order | null>;
  declare voucher: NonAttribute<Voucher>;
}

export const initVoucherTx = table(VoucherTx, 'voucher_tx', { timestamps: false }, () => ({
  id: id(),
  voucher_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  sum: numberFromBigint('sum'),
  order_id: DataTypes.INTEGER,
  refund_id: DataTypes.INTEGER,
  payment_id: DataTypes.INTEGER,
  created_at: moment(),
}));

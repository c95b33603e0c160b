import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { VoucherTxKind } from '../../vocabulary/loyalty/vouchers/voucher.ts';
import { id, moment, numberFromBigint } from '../columns.ts';
import type { Order } from '../orders/Order.ts';
import type { Voucher } from './Voucher.ts';

/** An entry in the ledger of a gift voucher, written once. Kopecks, credits are positive. */
export class VoucherTx extends Model<InferAttributes<VoucherTx>, InferCreationAttributes<VoucherTx>> {
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

export function initVoucherTx(sequelize: Sequelize) {
  VoucherTx.init(
    {
      id: id(),
      voucher_id: DataTypes.INTEGER,
      kind: DataTypes.TEXT,
      sum: numberFromBigint('sum'),
      order_id: DataTypes.INTEGER,
      refund_id: DataTypes.INTEGER,
      payment_id: DataTypes.INTEGER,
      created_at: moment(),
    },
    { sequelize, tableName: 'voucher_tx', timestamps: false },
  );
}

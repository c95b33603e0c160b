import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { numberFromBigint } from '../../columns.ts';
import type { Order } from '../../orders/Order.ts';
import { Row, table } from '../../row.ts';
import type { Payment } from './Payment.ts';

/** The share of a payment for one order; a basket has several. */
export class PaymentPart extends Row<PaymentPart> {
  declare payment_id: number;
  declare order_id: number;
  declare sum: number;
  /** Whether the attempt may still bring money: one for an order at a time. */
  declare is_open: CreationOptional<boolean>;
  declare order: NonAttribute<Order>;
  declare payment: NonAttribute<Payment>;
}

export const initPaymentPart = table(PaymentPart, 'payment_parts', { timestamps: false }, () => ({
  payment_id: { type: DataTypes.INTEGER, primaryKey: true },
  order_id: { type: DataTypes.INTEGER, primaryKey: true },
  sum: numberFromBigint('sum'),
  is_open: DataTypes.BOOLEAN,
}));

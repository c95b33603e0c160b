import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';
import type { Payment } from '../payments/Payment.ts';
import type { Refund } from './Refund.ts';

/** The part of a refund to the card of one payment. Kopecks. */
export class RefundLeg extends Row<RefundLeg> {
  declare id: CreationOptional<number>;
  declare refund_id: number;
  declare payment_id: number;
  declare sum: number;
  /** The number under which the bank gives back once, however often it is asked. */
  declare external_request_id: CreationOptional<string>;
  declare provider_status: CreationOptional<string | null>;
  declare sent_at: CreationOptional<Date | null>;
  declare done_at: CreationOptional<Date | null>;
  declare payment: NonAttribute<Payment>;
  declare refund: NonAttribute<Refund>;
}

export const initRefundLeg = table(RefundLeg, 'refund_legs', { timestamps: false }, () => ({
  id: id(),
  refund_id: DataTypes.INTEGER,
  payment_id: DataTypes.INTEGER,
  sum: numberFromBigint('sum'),
  external_request_id: DataTypes.UUID,
  provider_status: DataTypes.TEXT,
  sent_at: moment(),
  done_at: moment(),
}));

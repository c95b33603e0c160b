import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { id, moment, numberFromBigint } from '../../columns.ts';
import type { Payment } from '../payments/Payment.ts';
import type { Refund } from './Refund.ts';

/** The part of a refund to the card of one payment. Kopecks. */
export class RefundLeg extends Model<InferAttributes<RefundLeg>, InferCreationAttributes<RefundLeg>> {
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

export function initRefundLeg(sequelize: Sequelize) {
  RefundLeg.init(
    {
      id: id(),
      refund_id: DataTypes.INTEGER,
      payment_id: DataTypes.INTEGER,
      sum: numberFromBigint('sum'),
      external_request_id: DataTypes.UUID,
      provider_status: DataTypes.TEXT,
      sent_at: moment(),
      done_at: moment(),
    },
    { sequelize, tableName: 'refund_legs', timestamps: false },
  );
}

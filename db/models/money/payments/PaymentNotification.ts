import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { NoticeVerdict } from '../../../vocabulary/money/payments/paymentNotice.ts';
import { longId, moment } from '../../columns.ts';

/** A notification that claims to be the bank's, stored unchanged for years. */
export class PaymentNotification extends Model<
  InferAttributes<PaymentNotification>,
  InferCreationAttributes<PaymentNotification>
> {
  declare id: CreationOptional<string>;
  declare payment_id: number | null;
  declare at: CreationOptional<Date>;
  declare ip: string | null;
  declare body: string;
  declare status: string | null;
  declare verdict: NoticeVerdict;
}

export function initPaymentNotification(sequelize: Sequelize) {
  PaymentNotification.init(
    {
      id: longId(),
      payment_id: DataTypes.INTEGER,
      at: moment(),
      ip: DataTypes.TEXT,
      body: DataTypes.TEXT,
      status: DataTypes.TEXT,
      verdict: DataTypes.TEXT,
    },
    { sequelize, tableName: 'payment_notices', timestamps: false },
  );
}

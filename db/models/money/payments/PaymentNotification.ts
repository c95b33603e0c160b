import { type CreationOptional, DataTypes } from 'sequelize';
import type { NoticeVerdict } from '../../../vocabulary/money/payments/paymentNotice.ts';
import { longId, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A notification that claims to be the bank's, stored unchanged for years. */
export class PaymentNotification extends Row<PaymentNotification> {
  declare id: CreationOptional<string>;
  declare payment_id: number | null;
  declare at: CreationOptional<Date>;
  declare ip: string | null;
  declare body: string;
  declare status: string | null;
  declare verdict: NoticeVerdict;
}

export const initPaymentNotification = table(
  PaymentNotification,
  'payment_notices',
  { timestamps: false },
  () => ({
    id: longId(),
    payment_id: DataTypes.INTEGER,
    at: moment(),
    ip: DataTypes.TEXT,
    body: DataTypes.TEXT,
    status: DataTypes.TEXT,
    verdict: DataTypes.TEXT,
  }),
);

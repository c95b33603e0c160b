import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { SoldReceipt } from '../../../vocabulary/money/payments/receipt.ts';
import type { PaymentChannel, PaymentMethod } from '../../../vocabulary/orders/order.ts';
import type { RegistrationStatus } from '../../../vocabulary/statuses.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { PaymentPart } from './PaymentPart.ts';

/** One attempt to pay, stored before the bank is called. Sums are kopecks. */
export class Payment extends VersionedRow<Payment> {
  declare method: PaymentMethod;
  declare channel: CreationOptional<PaymentChannel>;
  declare sum: number;
  declare captured_sum: CreationOptional<number>;
  declare refunded_sum: CreationOptional<number>;
  declare readonly status: CreationOptional<RegistrationStatus>;
  /** How far the bank's own status has come; it never goes back. */
  declare rank: CreationOptional<number>;
  /** Our number of the attempt, as sent to the bank. */
  declare attempt: CreationOptional<string>;
  declare provider_payment_id: CreationOptional<string | null>;
  declare provider_status: CreationOptional<string | null>;
  declare url: CreationOptional<string | null>;
  declare url_expires_at: CreationOptional<Date | null>;
  declare pan_mask: CreationOptional<string | null>;
  declare is_two_stage: CreationOptional<boolean>;
  declare error_code: CreationOptional<string | null>;
  declare error_text: CreationOptional<string | null>;
  /** When the bank is to be asked next; null when there is nothing more to ask. */
  declare next_look_at: CreationOptional<Date | null>;
  declare looks: CreationOptional<number>;
  /** The attempt is to be abandoned; the bank is called at the next check. */
  declare void_asked_at: CreationOptional<Date | null>;
  /** The lease of a running refund of it: one at a time, because the bank does not always recognise a repeat. */
  declare giving_back_until: CreationOptional<Date | null>;
  /** The gift certificate that is bought by it; an order is found by the parts of its payment. */
  declare voucher_id: CreationOptional<number | null>;
  /** The advert that is bought by it: the money tops up the balance of its centre first. */
  declare banner_id: CreationOptional<number | null>;
  declare pinning_id: CreationOptional<number | null>;
  declare document_number: CreationOptional<string | null>;
  declare document_date: CreationOptional<string | null>;
  /** The receipt data given to the bank, as of that moment. */
  declare receipt: CreationOptional<SoldReceipt | null>;
  /** The transfer it belongs to, and which of its parts with the same sum. */
  declare payer_inn: CreationOptional<string | null>;
  declare transfer_part: CreationOptional<number>;
  declare finished_at: CreationOptional<Date | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare parts: NonAttribute<PaymentPart[]>;
}

export const initPayment = versionedTable(Payment, 'payments', { paranoid: true }, () => ({
  method: DataTypes.TEXT,
  channel: DataTypes.TEXT,
  sum: numberFromBigint('sum'),
  captured_sum: numberFromBigint('captured_sum'),
  refunded_sum: numberFromBigint('refunded_sum'),
  status: DataTypes.TEXT,
  rank: DataTypes.SMALLINT,
  attempt: DataTypes.UUID,
  provider_payment_id: DataTypes.TEXT,
  provider_status: DataTypes.TEXT,
  url: DataTypes.TEXT,
  url_expires_at: moment(),
  pan_mask: DataTypes.TEXT,
  is_two_stage: DataTypes.BOOLEAN,
  error_code: DataTypes.TEXT,
  error_text: DataTypes.TEXT,
  next_look_at: moment(),
  looks: DataTypes.INTEGER,
  void_asked_at: moment(),
  giving_back_until: moment(),
  voucher_id: DataTypes.INTEGER,
  banner_id: DataTypes.INTEGER,
  pinning_id: DataTypes.INTEGER,
  document_number: DataTypes.TEXT,
  payer_inn: DataTypes.TEXT,
  transfer_part: DataTypes.SMALLINT,
  document_date: DataTypes.DATEONLY,
  receipt: DataTypes.JSONB,
  finished_at: moment(),
  deleted_at: moment(),
}));

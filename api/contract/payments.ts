import type { NoticeVerdict } from '@odonta/db/vocabulary/money/payments/paymentNotice.ts';
import type {
  ReceiptItem,
  ReceiptKind,
  ReceiptStatus,
} from '@odonta/db/vocabulary/money/payments/receipt.ts';
import type { PaymentChannel, PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** An attempt to pay as staff see it. Sums in roubles with kopecks, moments unix seconds. */
export interface StaffPayment extends Transitioning {
  id: number;
  method: PaymentMethod;
  channel: PaymentChannel;
  status: RegistrationStatus;
  sum: number;
  captured_sum: number;
  refunded_sum: number;
  is_two_stage: boolean;
  provider_payment_id: string | null;
  provider_status: string | null;
  /** Our number of the attempt, as sent to the bank. */
  attempt: string;
  pan_mask: string | null;
  error_code: string | null;
  error_text: string | null;
  /** When the bank is asked next. */
  next_look_at: number | null;
  void_asked_at: number | null;
  document_number: string | null;
  document_date: string | null;
  orders: PaidOrder[];
  /** The advert that it paid for by way of a balance. */
  banner_id: number | null;
  pinning_id: number | null;
  /** As they came from the bank, the newest last. */
  notifications: BankNotification[];
  refunds: PaymentRefund[];
  receipts: PaymentReceipt[];
  finished_at: number | null;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** The part of a payment for one order. */
export interface PaidOrder {
  id: number;
  number: string;
  prod_name: string;
  status: RegistrationStatus;
  sum: number;
}

export interface BankNotification {
  id: string;
  at: number;
  status: string | null;
  verdict: NoticeVerdict;
  /** As received; only with the rights of a bookkeeper. */
  body: string | null;
}

/** A receipt printed by the bank's cash register. */
export interface PaymentReceipt {
  id: number;
  kind: ReceiptKind;
  status: ReceiptStatus;
  sum: number;
  attempts: number;
  error: string | null;
  /** Only with the rights of a bookkeeper. */
  items: ReceiptItem[];
  sent_at: number | null;
  created_at: number;
}

export interface PaymentRefund {
  refund_id: number;
  sum: number;
  provider_status: string | null;
  sent_at: number | null;
  done_at: number | null;
}

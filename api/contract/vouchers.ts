import type { VoucherStatus, VoucherTxKind } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import type { WaysToPay } from './booking.ts';
import type { Transitioning } from './envelope.ts';
import type { CardRefusal } from './orders.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** Gift certificates of money. Sums are whole roubles, moments unix seconds. */

export interface VoucherBody {
  sum: number;
  /** The buyer, and the address of his receipt. */
  name: string;
  phone: string;
  email: string;
  recipient_name: string;
  recipient_email: string;
  message?: string;
  /** The day in Moscow on which the letter is to go; at once where none is named. */
  send_on?: string;
  consent: true | { text_version: string; policy_version?: string; page_url?: string };
}

/** The vouchers on offer. */
export interface VoucherTerms {
  min: number;
  max: number;
  /** For how many months a certificate acts. */
  months: number;
}

/** A gift voucher as its buyer sees it: only the recipient gets the code. */
export interface VoucherView {
  token: string;
  status: VoucherStatus;
  status_label: string;
  sum: number;
  recipient: { name: string; email: string };
  message: string | null;
  send_on: string | null;
  sent_at: number | null;
  valid_until: number | null;
  /** The last try to pay for it was refused. */
  refusal: CardRefusal | null;
  /** Ways to pay for it now other than by card. */
  ways: WaysToPay;
}

export interface VoucherSale {
  voucher: VoucherView;
  /** Where the bank takes the money. */
  url?: string;
}

/** The balance of a code; empty for a code that cannot pay. */
export interface VoucherBalance {
  balance: number;
  valid_until: number;
}

/** An entry in the ledger of a voucher; credits are positive. */
export interface VoucherEntry {
  id: number;
  kind: VoucherTxKind;
  sum: number;
  order: { id: number; number: string } | null;
  refund_id: number | null;
  payment_id: number | null;
  created_at: number;
}

export interface StaffVoucher extends Transitioning {
  id: number;
  /** «••••-••••-••••-HV4N»; null until it is sent. */
  code: string | null;
  sum: number;
  balance: number;
  buyer_name: string;
  email: string;
  phone: string;
  recipient_name: string;
  recipient_email: string;
  message: string | null;
  send_on: string | null;
  sent_at: number | null;
  paid_at: number | null;
  valid_until: number | null;
  block_reason: string | null;
  status: VoucherStatus;
  /** The newest first. */
  movements: VoucherEntry[];
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

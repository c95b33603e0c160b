import type { ReceiptItem, SoldReceipt } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import type { PaymentChannel } from '@odonta/db/vocabulary/orders/order.ts';

/** A card acquirer. Sums are kopecks; payment numbers are texts, for they may have twenty digits. */
export interface Acquirer {
  init(payment: NewPayment): Promise<BankState & { url: string }>;
  state(paymentId: string): Promise<BankState>;
  /** A link by which the application of any bank pays the same payment from an account: for a QR code, or to be opened on a phone. */
  fastLink(paymentId: string): Promise<string>;
  /** Captures authorised money, and no more than that. */
  confirm(paymentId: string, sum: number, receipt?: Receipt): Promise<BankState>;
  /** Voids an authorisation, or refunds captured money: all, or the given part. */
  cancel(paymentId: string, back: GivenBack): Promise<BankState & { before: number; after: number }>;
  /** Every payment the bank knows by our number of the attempt: for finding out the result of an unanswered call. */
  byAttempt(attempt: string): Promise<BankState[]>;
  closeReceipt(paymentId: string, receipt: Receipt): Promise<void>;
}

export interface NewPayment {
  /** A number of its own for each attempt: at most 36 characters. */
  attempt: string;
  sum: number;
  description: string;
  /** Authorised first and captured by `confirm`. */
  isTwoStage: boolean;
  /** The return address of the buyer, and the address for notifications of the bank. */
  returnUrl: string;
  notificationUrl: string;
  /** Unix seconds: later the page of the bank takes no money. */
  until: number;
  contact: { email: string | null; phone: string | null };
  receipt: Receipt;
}

export interface GivenBack {
  /** Repeats of one request give back once. */
  request: string;
  sum?: number;
  receipt?: Receipt;
}

export interface BankState {
  paymentId: string;
  attempt: string;
  status: string;
  sum: number;
  /** Why the card was refused, where the bank says so. */
  refusal?: string | undefined;
  /** By what it was paid, where the bank says so. */
  channel?: Exclude<PaymentChannel, 'BANK' | 'NONE'> | undefined;
}

export type Receipt = SoldReceipt;

export type ReceiptLine = ReceiptItem;

/** The bank answered, and said no. */
export class BankRefused extends Error {
  readonly code: string;

  constructor(method: string, code: string, meaning: string) {
    super(`${method} was refused with code ${code}: ${meaning}`);
    this.name = 'BankRefused';
    this.code = code;
  }
}

/** Unknown outcome: the bank was not reached, or its answer was malformed. */
export class BankAway extends Error {
  constructor(method: string, options?: ErrorOptions & { status?: number }) {
    super(`${method} was not answered${options?.status ? ` (HTTP ${options.status})` : ''}`, options);
    this.name = 'BankAway';
  }
}

import type { ReceiptItem, SoldReceipt } from '@odonta/db/vocabulary/money/payments/receipt.ts';

/** Who takes money from cards. Sums are kopecks; numbers of payments are texts, for they may have twenty digits. */
export interface Acquirer {
  init(payment: NewPayment): Promise<BankState & { url: string }>;
  state(paymentId: string): Promise<BankState>;
  /** Takes what was held; not more than that. */
  confirm(paymentId: string, sum: number, receipt?: Receipt): Promise<BankState>;
  /** Lets go what was held, or gives back what was taken: all, or as much as is named. */
  cancel(paymentId: string, back: GivenBack): Promise<BankState & { before: number; after: number }>;
  /** Every payment the bank knows by our number of the attempt: what to ask after a call that was not answered. */
  byAttempt(attempt: string): Promise<BankState[]>;
  closeReceipt(paymentId: string, receipt: Receipt): Promise<void>;
}

export interface NewPayment {
  /** A number of its own for each attempt: at most 36 characters. */
  attempt: string;
  sum: number;
  description: string;
  /** Held first and taken by `confirm`. */
  isTwoStage: boolean;
  /** Where the buyer is led back to, and where the bank tells what happened. */
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

/** Nobody knows whether the bank heard: it was not reached, or its answer was none. */
export class BankAway extends Error {
  constructor(method: string, options?: ErrorOptions & { status?: number }) {
    super(`${method} was not answered${options?.status ? ` (HTTP ${options.status})` : ''}`, options);
    this.name = 'BankAway';
  }
}

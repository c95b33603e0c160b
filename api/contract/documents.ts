import type { Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type {
  AccountingKind,
  StatementKind,
} from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import type { InvoiceKind } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import type { InvoicePurpose } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { BankMatchView } from './bank.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** The platform's requisites on its documents, and a requested change that waits for a second person. */
export interface StaffPlatformRequisites extends Seller {
  asked: Record<string, string | number | null> | null;
  asked_by_name: string | null;
  updated_at: number;
  /** Whether they are the sample requisites, with which no document is issued. */
  is_refused: boolean;
}

/** The page behind the link of an invoice. Its reader may not be the buyer, so it links to nothing else. Sums in roubles with kopecks, days as 2026-11-20. */
export interface InvoiceView {
  number: string;
  /** «Счёт № 12», «Счёт-договор № 12». */
  title: string;
  token: string;
  pdf: string;
  /** Null where it is for no order. */
  order: { number: string; name: string } | null;
  payer: { name: string; inn: string; kpp: string | null };
  seller: Pick<Seller, 'name' | 'inn' | 'kpp' | 'account' | 'bank_name' | 'bic' | 'correspondent_account'>;
  purpose: string;
  /** The contents of the QR code for banking applications; null when everything is paid. */
  qr: string | null;
  total: number;
  paid: number;
  issue_date: string;
  due_date: string;
  accepted_at: number | null;
  /** When the payer uploaded the payment order of his bank. */
  payment_order_at: number | null;
  status: AccountStatus;
  status_label: string;
}

export interface StaffInvoice extends Transitioning {
  id: number;
  kind: InvoiceKind;
  number: number;
  issuer: string;
  seller_name: string;
  purpose: InvoicePurpose;
  /** Null where it is for no order. */
  order_id: number | null;
  order_number: string | null;
  prod_name: string | null;
  /** Null where it is for the balance of a trading organisation. */
  center_id: number | null;
  merchant_id: number | null;
  legal_user_id: number | null;
  payer_name: string;
  payer_inn: string;
  payer_kpp: string | null;
  payer_address: string | null;
  email: string | null;
  total: number;
  vat: number | null;
  paid_sum: number;
  refunded_sum: number;
  issue_date: string;
  due_date: string;
  is_overdue: boolean;
  accepted_at: number | null;
  payment_order_at: number | null;
  /** Whether the payment order itself is still stored. */
  has_payment_order: boolean;
  /** The transfers of bank statements that have paid it. */
  matches: BankMatchView[];
  status: AccountStatus;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** An act, УПД or statement; a draft has neither number nor day. */
export interface StaffAccountingDoc extends Transitioning {
  id: number;
  kind: AccountingKind;
  issuer: string;
  number: number | null;
  date: string | null;
  /** For acts and УПД only. */
  invoice_id: number | null;
  invoice_kind: InvoiceKind | null;
  invoice_number: number | null;
  order_id: number | null;
  order_number: string | null;
  center_id: number | null;
  legal_user_id: number | null;
  /** For statements only. */
  period_from: string | null;
  period_to: string | null;
  payout_id: number | null;
  payer_name: string;
  payer_inn: string;
  email: string | null;
  total: number;
  /** By how much it exceeds the money its invoice still has, because of later refunds; roubles. */
  above_kept: number;
  signed_at: number | null;
  status: AccountStatus;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** A draft is made over an invoice, over a period with a centre or a company, or over a payout. */
export interface NewAccountingDoc {
  invoice_id?: number;
  kind?: StatementKind;
  center_id?: number;
  legal_user_id?: number;
  payout_id?: number;
  from?: string;
  to?: string;
}

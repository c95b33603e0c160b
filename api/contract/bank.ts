import type { BankLineStatus } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import type { Likeness } from '@odonta/db/vocabulary/money/bank/matching.ts';
import type { InvoiceKind } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** A payment that came to the platform. Days as 2026-11-20, sums in roubles with kopecks. */
export interface StaffBankLine extends Transitioning {
  id: number;
  file_id: number;
  filename: string;
  account: string;
  number: string;
  date: string;
  received_on: string;
  sum: number;
  payer_name: string;
  payer_inn: string;
  payer_kpp: string;
  payer_account: string;
  purpose: string;
  /** The original lines of the statement. */
  raw: string;
  status: BankLineStatus;
  reason: string | null;
  /** The invoices it has paid. */
  matches: BankMatchView[];
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** The part of a transfer that paid an invoice; the sum in roubles with kopecks. */
export interface BankMatchView {
  line_id: number;
  invoice_id: number;
  /** «Счёт № 12». */
  invoice: string;
  payment_id: number;
  sum: number;
}

/** An invoice that a payment may be for. Sums in roubles with kopecks. */
export interface BankCandidate {
  invoice_id: number;
  kind: InvoiceKind;
  number: number;
  issue_date: string;
  payer_name: string;
  payer_inn: string;
  /** Null where it is for no order. */
  order_number: string | null;
  prod_name: string | null;
  total: number;
  /** The sum still missing. */
  left: number;
  likeness: Likeness;
}

/** The outcome of an imported statement. */
export interface BankImport {
  file_id: number;
  filename: string;
  /** Payments that were not there before, and those that were. */
  fresh: number;
  known: number;
  /** The number of new payments that were matched to invoices without doubt. */
  matched: number;
  /** Our own payments and transfers between our accounts: counted and not stored. */
  outgoing: number;
  internal: number;
  refused: { line: number; why: string }[];
}

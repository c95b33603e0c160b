import type { PayoutStatus } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import type { BankParty } from './payouts.ts';

/** All payouts of a period at once. Sums in roubles with kopecks, days as 2026-11-20. */
export interface MonthEnd {
  from: string;
  to: string;
  /** Centres with something to be prepared, or with sales that are left out. */
  due: CenterDue[];
  /** Those under way, whatever their period, and those of this period that have left. */
  payouts: MonthEndPayout[];
  /** A suggestion: after the last one used. */
  next_document_number: string;
}

/** The payout of a centre as it would be prepared now. */
export interface CenterDue {
  center_id: number;
  center_name: string;
  orders: number;
  gross: number;
  refunded: number;
  commission_sum: number;
  fee_share: number;
  net: number;
  /** Whether it can be prepared; a centre in debt waits for its next sales. */
  is_payable: boolean;
  /** Facts to know before. */
  notes: string[];
}

export interface MonthEndPayout {
  id: number;
  number: string;
  center_id: number;
  center_name: string;
  period_from: string;
  period_to: string;
  net: number;
  status: PayoutStatus;
  /** When silence of the centre becomes consent; null where it has answered. */
  agreed_by: number | null;
  bank_order_no: string | null;
  /** The account that a call to the centre has to confirm; null where none is due. */
  payee: BankParty | null;
  /** Why it cannot leave now, and whether this person or a call can help. */
  refusal: { message: string; needs: 'SECOND' | 'CALL' | null } | null;
}

/** The payouts to prepare, as they were shown: other sums are refused. */
export interface PreparedAtOnce {
  from: string;
  to: string;
  centers: { center_id: number; net: number }[];
}

/** The payouts to note as paid, in the order of their numbers at the bank. */
export interface PaidAtOnce {
  payouts: { id: number; net: number }[];
  first_document_number: string;
  /** Those whose new account the centre has confirmed by telephone. */
  called: { id: number; account: string }[];
}

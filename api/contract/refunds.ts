import type {
  RefundAsker,
  RefundBank,
  RefundExpense,
  RefundReason,
  RefundRejectCode,
  RefundRoute,
  RefundSource,
} from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { RefundStatus } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import type { Repricing } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** A refund as staff see it. Sums in roubles with kopecks, moments unix seconds, days as 2026-11-20. */
export interface StaffRefund extends Transitioning {
  id: number;
  order_id: number;
  order_number: string;
  prod_name: string;
  source: RefundSource;
  participant_ids: number[];
  reason: RefundReason;
  comment: string | null;
  policy: Repricing;
  policy_percent: number;
  keep_sum: number;
  recalc_sum: number;
  requested_sum: number;
  approved_sum: number | null;
  /** The part returned to gift vouchers, and never as money. */
  voucher_sum: number;
  /** The rest of the approved sum for the route: exactly this is transferred. */
  routed_sum: number | null;
  /** The part already returned to cards. */
  card_sum: number;
  expenses: RefundExpense[];
  route: RefundRoute;
  /** Only for viewers who may pay it. */
  bank: RefundBank | null;
  has_bank: boolean;
  is_auto: boolean;
  asked_kind: RefundAsker;
  asked_by: number | null;
  asked_name: string | null;
  approved_by: number | null;
  approved_name: string | null;
  approved_at: number | null;
  promised_on: string | null;
  attempts: number;
  error: string | null;
  document_number: string | null;
  document_date: string | null;
  reject_code: RefundRejectCode | null;
  reject_reason: string | null;
  finished_at: number | null;
  /** Issued acts and УПД of its order, and by how much each exceeds the money that is left; roubles. */
  closing_docs: { id: number; name: string; above_kept: number }[];
  status: RefundStatus;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** Shown to a buyer before he requests a refund: both sums and how they are calculated. Whole roubles. */
export interface RefundQuote {
  /** The largest sum that can still be refunded. */
  left: number;
  percent: number;
  /** Which of the two the course has promised. */
  rule: Repricing;
  keep: { sum: number; formula: string };
  recalc: { sum: number; formula: string };
  /** How much dearer the others become, and how much of it is not charged to them. */
  rise: number;
  shortage: number;
}

export interface AskedRefundView {
  id: number;
  status: RefundStatus;
  status_label: string;
  sum: number;
  route: RefundRoute;
  /** The participants whose seats are given up: their tickets become invalid once it is approved. */
  participant_ids: number[];
  asked_at: number;
  /** The promised day of the refund. */
  promised_on: string;
  finished_on: string | null;
  /** Why it was refused. */
  reject_reason: string | null;
  /** The account of the buyer is still to be named. */
  needs_bank: boolean;
  /** Whether he may name one now, or another. */
  can_name_bank: boolean;
  /** The account that he has named, all but its last digits hidden. */
  account: string | null;
}

/** Where the code went that confirms the account of a refund, and after how many seconds another may be asked for. */
export interface RefundCodeSent {
  sent_to: string;
  resend_after: number;
}

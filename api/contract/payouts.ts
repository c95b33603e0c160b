import type { PayoutLineKind, PayoutStatus } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import type { SignedActState } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import type { PrivateMime } from '@odonta/db/vocabulary/privateFiles.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** A side of a bank transfer. */
export interface BankParty {
  name: string;
  inn: string;
  kpp: string | null;
  bank: string;
  bic: string;
  account: string;
  correspondent_account: string;
}

/** One payout to a centre, as the centre sees it. Sums are roubles with kopecks, days as 2026-11-20. */
export interface CenterPayout {
  id: number;
  number: string;
  period_from: string;
  period_to: string;
  gross: number;
  refunded: number;
  commission_sum: number;
  fee_share: number;
  net: number;
  status: PayoutStatus;
  /** Where the money went; null until it goes. */
  requisites: BankParty | null;
  bank_order_no: string | null;
  reason: string | null;
  lines: PayoutLineView[];
  /** Null until the report of the agent has a number. */
  act: PayoutAct | null;
  agreed_at: number | null;
  paid_at: number | null;
  created_at: number;
}

/** The report of the agent about a payout, which its centre signs and sends back as a scan. */
export interface PayoutAct {
  /** The report; its PDF is `/partner/documents/:id/pdf`. */
  document_id: number;
  title: string;
  is_signed: boolean;
  /** Null until a scan is sent. */
  state: SignedActState | null;
  /** Why the scan was returned. */
  reason: string | null;
  sent_at: number | null;
  decided_at: number | null;
  /** Of the scan, by which a new one is told from the one before; null where there is none, or none any more. */
  file_id: string | null;
  /** Null along with the file. */
  mime: PrivateMime | null;
}

export interface PayoutLineView {
  id: number;
  kind: PayoutLineKind;
  order_id: number;
  order_number: string;
  prod_name: string;
  gross: number;
  refunded: number;
  promo_share: number;
  bonus_share: number;
  commission_percent: number;
  commission_sum: number;
  fee_share: number;
  net: number;
  /** How the sum came about, in words and figures. */
  formula: string;
  /** The centre's words about it, in a disputed payout. */
  objection: string | null;
}

/** A centre's dispute of a payout: as a whole, by line, or both. */
export interface PayoutDispute {
  reason?: string;
  lines?: { id: number; objection: string }[];
}

export interface StaffPayout extends CenterPayout, Transitioning {
  /** The agent's report that accounts for it. */
  report: { id: number; title: string } | null;
  center_id: number;
  center_name: string;
  /** Where the money would go now, for those who send it; null once it has left. */
  payee: BankParty | null;
  requisites_changed_at: number | null;
  approved_by: number | null;
  approver_name: string | null;
  second_by: number | null;
  second_name: string | null;
  comment: string | null;
  history: StatusChangeView[];
  updated_at: number;
  version: number;
}

/** The body of a new payout. */
export interface NewPayout {
  center_id: number;
  from: string;
  to: string;
}

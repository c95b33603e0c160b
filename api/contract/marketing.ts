import type {
  MarketingKind,
  PenaltyStatus,
  WithdrawalStatus,
} from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';
import type { BankParty } from './payouts.ts';

/** Sums are roubles with kopecks; charges are negative. */
export interface MarketingEntry {
  id: number;
  kind: MarketingKind;
  sum: number;
  /** A reservation for a withdrawal, or its release: no money has moved. */
  is_reserve: boolean;
  document: string | null;
  comment: string | null;
  actor_name: string | null;
  created_at: number;
}

export interface MarketingPenaltyView {
  id: number;
  sum: number;
  comment: string;
  /** The keys of its documents. */
  evidence: string[];
  object_until: number;
  objection: string | null;
  objected_at: number | null;
  /** Whether its owner may still object. */
  is_open_to_objection: boolean;
  status: PenaltyStatus;
  status_label: string;
  /** The comment on the decision. */
  decision: string | null;
  decided_at: number | null;
  created_at: number;
}

export interface MarketingWithdrawalView {
  id: number;
  sum: number;
  status: WithdrawalStatus;
  status_label: string;
  /** A large sum leaves by two people, and the first of them has approved. */
  is_approved: boolean;
  document_number: string | null;
  document_date: string | null;
  reason: string | null;
  decided_at: number | null;
  created_at: number;
}

interface MarketingSums {
  id: number;
  /** Of a centre, or else of a trading organisation. */
  center_id: number | null;
  merchant_id: number | null;
  owner_name: string;
  total: number;
  reserved: number;
  available: number;
}

export interface StaffMarketingBalance extends MarketingSums, Transitioning {
  /** Where a withdrawal that is asked for would go now, for those who send it. */
  payee: BankParty | null;
  /** A correction that waits for a second person. */
  asked: { sum: number; comment: string } | null;
  penalties: MarketingPenaltyView[];
  withdrawals: MarketingWithdrawalView[];
  /** The latest, newest first. */
  movements: MarketingEntry[];
  status: 'ACTIVE';
  created_at: number;
  updated_at: number;
  version: number;
}

/** A balance as the members of its owner see it. */
export interface OwnMarketingBalance extends MarketingSums {
  penalties: MarketingPenaltyView[];
  withdrawals: MarketingWithdrawalView[];
  movements: MarketingEntry[];
  invoices: TopUpInvoice[];
  /** Its trading organisation is suspended: nothing is paid in. */
  is_suspended: boolean;
  /** The actions that this member's role allows. */
  may: { top_up: boolean; withdraw: boolean; object: boolean };
}

/** An invoice for the balance, by its link. */
export interface TopUpInvoice {
  id: number;
  number: string;
  pdf: string;
  total: number;
  paid: number;
  due_date: string;
  status: AccountStatus;
  status_label: string;
}

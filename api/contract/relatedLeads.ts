import type { DisputeCode, LeadResult } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import type { PromotionType } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';
import type { Consent } from './requests.ts';

/** The sentence beside the tick, and its version: a sent consent names it. */
export interface PartnerConsent {
  text: string;
  version: string;
  /** Given by a form, or with a bought course only. */
  type: PromotionType;
}

/** Either contacts, or an order by its link or by its number in one's own cabinet; the same is sent with the code afterwards. */
export interface LeadToProve {
  contact?: LeadContact;
  order?: { token?: string; id?: number };
  prod_id?: number | null;
  consent: Consent;
}

export interface NewLead extends LeadToProve {
  /** From the message to the phone; not needed with a paid order, nor by an individual who has proved that phone. */
  code?: string;
}

export type LeadCodeSent =
  | { is_needed: true /** Seconds. */; resend_after: number }
  | { is_needed: false; resend_after: null };

export interface LeadContact {
  last_name?: string | null;
  first_name: string;
  phone: string;
  email: string;
  city_id?: number | null;
}

/** The same for a first and for a repeated phone. */
export interface LeadGiven {
  is_given: true;
}

/** `GET /relatedLeads/consent/{token}`: its mere reading withdraws nothing. */
export interface LeadWithdrawal {
  is_withdrawn: boolean;
  merchant: string;
  promotion: string;
}

interface LeadState {
  id: number;
  /** Roubles. */
  price: number;
  is_duplicate: boolean;
  status: RequestStatus;
  result: LeadResult | null;
  dispute_code: DisputeCode | null;
  dispute_text: string | null;
  /** Moments are unix seconds. */
  disputed_at: number | null;
  due_at: number;
  charged_at: number | null;
  /** Then everything that names the person is null. */
  revoked_at: number | null;
  created_at: number;
}

interface LeadPerson {
  last_name: string | null;
  first_name: string | null;
  phone: string | null;
  email: string | null;
}

/** A lead as its organisation sees it. */
export interface MerchantLead extends LeadState, LeadPerson {
  promotion: { id: number; name: string };
  course: string | null;
  city: string | null;
  status_label: string;
  may: { dispute: boolean; mark: boolean };
}

export interface MerchantLeads {
  leads: MerchantLead[];
  total: number;
}

export interface LeadDispute {
  code: DisputeCode;
  text: string;
}

/** A lead as the person sees it. */
export interface OwnLead {
  id: number;
  merchant: string;
  promotion: string;
  course: string | null;
  created_at: number;
  /** Then his data are wiped. */
  revoked_at: number | null;
}

/** A lead as staff see it: the person masked. */
export interface StaffRelatedLead extends LeadState, LeadPerson, Transitioning {
  promotion_id: number;
  promotion: string;
  merchant_id: number;
  merchant: string;
  order_id: number | null;
  prod_id: number | null;
  prod: string | null;
  city_id: number | null;
  city: string | null;
  updated_at: number;
  version: number;
}

/** Answered one by one, each access audited. */
export interface RevealedLead extends LeadPerson {
  id: number;
}

/** The outcome of a bonus, without repetitions. */
export interface LeadFigures {
  leads: number;
  disputed: number;
  rejected: number;
  revoked: number;
  sales: number;
}

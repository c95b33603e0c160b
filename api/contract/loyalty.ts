import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import type {
  BonusAccountStatus,
  BonusKind,
  BonusSource,
  BonusState,
} from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import type { ScaleState } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import type {
  PromoBearer,
  PromoEffect,
  PromoScope,
  PromoState,
  PromoStatus,
} from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { Transitioning } from './envelope.ts';

/** An entry of the ledger of bonuses. */
export interface BonusChange {
  id: number;
  kind: BonusKind;
  isAdd: boolean;
  count: number;
  state: BonusState;
  comment: string | null;
  source: { type: BonusSource; id: number } | null;
  available_at: number | null;
  actor_name: string | null;
  created_at: number;
}

/** Bonuses that end together. */
export interface BonusLotView {
  id: number;
  left: number;
  expires_at: number;
}

export interface StaffBonusAccount extends Transitioning {
  id: number;
  /** Bonuses stand under a phone or under the tax number of a company. */
  phone: string | null;
  inn: string | null;
  balance: number;
  pending: number;
  debt: number;
  /** The correction that waits for a second person. */
  asked: { isAdd: boolean; count: number; comment: string } | null;
  lots: BonusLotView[];
  /** The latest, newest first. */
  changes: BonusChange[];
  status: BonusAccountStatus;
  /** The account that has had its bonuses since. */
  merged_into: number | null;
  /** The accounts merged into it, whose entries stay with them. */
  merged: number[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** Bonuses as their owner sees them. */
export interface BonusesShown {
  balance: number;
  pending: number;
  debt: number;
  lots: BonusLotView[];
  changes: BonusChange[];
}

/** A buyer's own bonuses; hidden until his phone is verified. */
export interface OwnBonuses extends BonusesShown {
  is_phone_proved: boolean;
}

/** Whether a friend's link is valid for this visitor; its owner is not disclosed. */
export interface InvitationCheck {
  acts: boolean;
  /** It would be valid for a visitor with a verified phone. */
  needs_phone: boolean;
}

/** The link that an owner sends to friends, and its results. */
export interface OwnInvitations {
  /** Null until a phone is verified: there is no account to credit. */
  code: string | null;
  /** The promise for the next friend; null while there is none. */
  terms: { amount: number; most: number; expiry_days: number } | null;
  came: number;
  /** Of them, those whose course is not over. */
  waiting: number;
  thanked: number;
}

/** A row of a scale, in roubles. */
export interface ScaleRowView {
  value: number;
  percent: number;
  expiry_days: number;
}

/** The loyalty standing of a company: its percentage, and the sum missing to the next row. Sums are roubles. */
export interface CompanyStanding {
  percent: number;
  turnover: number;
  /** Null until the first night after its first order. */
  counted_at: number | null;
  /** The last day of its individual percentage, if any. */
  personal_until: string | null;
  next: { percent: number; left: number } | null;
}

export interface CompanyLoyalty {
  standing: CompanyStanding;
  /** The scale it is on, from the lowest. */
  rows: ScaleRowView[];
  /** Null until the tax number is verified: it may have been typed by a stranger. */
  bonuses: BonusesShown | null;
}

export interface StaffLegalScale {
  id: number;
  name: string;
  is_active: boolean;
  is_default: boolean;
  /** The first day of the rows below, as last requested. */
  valid_from: string;
  rows: ScaleRowView[];
  /** The rows in force today. */
  acting: ScaleRowView[];
  state: ScaleState;
  /** The shown rows differ from those in force. */
  is_changed: boolean;
  asked_by_name: string | null;
  /** How many companies have it as their own. */
  companies: number;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffPromoCode extends Transitioning {
  id: number;
  name: string;
  code: string;
  scope: PromoScope;
  effect: PromoEffect;
  /** A percentage, or roubles. */
  value: number;
  min_total: number;
  /** The only banner slot of the code; null for all. */
  slot: BannerSlotCode | null;
  center_id: number | null;
  prod_ids: number[];
  categories: number[];
  is_one: boolean;
  max_usages: number | null;
  per_owner_limit: number | null;
  used_count: number;
  cost_bearer: PromoBearer;
  platform_percent: number | null;
  tag: string | null;
  about: string | null;
  date_start: number;
  date_end: number | null;
  status: PromoStatus;
  state: PromoState;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Codes that were made together, each good for one order. */
export interface PromoBatch {
  tag: string;
  codes: string[];
}

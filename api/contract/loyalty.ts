import type { BonusKind, BonusSource, BonusState } from '@odonta/db/vocabulary/bonuses/bonus.ts';
import type {
  PromoBearer,
  PromoEffect,
  PromoScope,
  PromoState,
  PromoStatus,
} from '@odonta/db/vocabulary/promo/promoCode.ts';
import type { Moving } from './envelope.ts';

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

export interface StaffBonusAccount extends Moving {
  id: number;
  /** Bonuses stand under a phone or under the tax number of a company. */
  phone: string | null;
  inn: string | null;
  balance: number;
  pending: number;
  debt: number;
  /** What waits for a second person. */
  asked: { isAdd: boolean; count: number; comment: string } | null;
  lots: BonusLotView[];
  /** The latest, newest first. */
  changes: BonusChange[];
  status: 'ACTIVE';
  created_at: number;
  updated_at: number;
  version: number;
}

/** A buyer's own bonuses; none are told where his phone is not proved to be his. */
export interface OwnBonuses {
  is_phone_proved: boolean;
  balance: number;
  pending: number;
  debt: number;
  lots: BonusLotView[];
  changes: BonusChange[];
}

export interface StaffPromoCode extends Moving {
  id: number;
  name: string;
  code: string;
  scope: PromoScope;
  effect: PromoEffect;
  /** A percentage, or roubles. */
  value: number;
  min_total: number;
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

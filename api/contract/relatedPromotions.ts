import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import type {
  BenefitKind,
  PromotionBearer,
  PromotionPause,
  PromotionType,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import type { PublicationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';

/** The fields that a trading organisation fills in. */
export interface PromotionFields {
  name: string;
  text: string;
  conditions: string;
  /** A stored picture. */
  logo: string | null;
  link: string | null;
  benefit_kind: BenefitKind;
  benefit_value: string;
  /** Empty lists match any course. */
  match_categories: number[];
  match_cities: number[];
  match_types: number[];
  match_prods: number[];
  /** Days, as 2027-03-12. */
  starts_on: string;
  ends_on: string;
  daily_limit: number | null;
  total_limit: number | null;
  ad_company: string | null;
  ad_inn: string | null;
  ad_reg_number: string | null;
  notify_emails: string[];
  notify_categories: number[];
  notify_cities: number[];
}

interface PromotionState {
  id: number;
  merchant_id: number;
  type: PromotionType;
  /** Roubles. */
  lead_price: number;
  status: PublicationStatus;
  pause: PromotionPause | null;
  paused_at: number | null;
  reject_reason: string | null;
  is_shown: boolean;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffRelatedPromotion extends PromotionFields, PromotionState, Transitioning {
  merchant: { id: number; name: string };
  bearer: PromotionBearer;
  bearer_percent: number | null;
}

/** A bonus as its organisation sees it. */
export interface OwnPromotion extends PromotionFields, PromotionState {
  status_label: string;
  city_names: string[];
  notify_city_names: string[];
  may: ('edit' | 'submit' | 'pause' | 'resume' | 'cancel')[];
}

/** An organisation that a member acts for, as its bonuses need it. */
export interface PromotingMerchant {
  id: number;
  name: string;
  inn: string;
  is_suspended: boolean;
  /** Roubles. */
  available: number;
}

export interface OwnPromotions {
  promotions: OwnPromotion[];
  merchants: PromotingMerchant[];
  /** Roubles for a lead of each type; null where it is not sold. */
  lead_prices: Record<PromotionType, number | null>;
}

export interface NewOwnPromotion extends PromotionFields {
  merchant_id: number;
  type: PromotionType;
}

export interface EditedOwnPromotion extends PromotionFields {
  version: number;
}

/** A bonus beside a course, with the marks of an advertisement. */
export interface CoursePromotion
  extends AdMarks,
    Pick<
      PromotionFields,
      'name' | 'text' | 'conditions' | 'logo' | 'link' | 'benefit_kind' | 'benefit_value' | 'ends_on'
    > {
  id: number;
  type: PromotionType;
}

import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import type { PublicationStatus } from '@odonta/db/vocabulary/statuses.ts';

/** Banners that centres buy by weeks, as their members see them. Sums are roubles, moments unix seconds, weeks their Mondays. */

export interface AdWeek {
  week: string;
  free: number;
  held: number;
  sold: number;
}

/** A slot of the site, or of one category. */
export interface AdCalendar {
  slot: BannerSlotCode;
  category_id: number | null;
  /** Of a week; null where it is not sold yet. */
  price: number | null;
  weeks: AdWeek[];
}

export interface AdWish {
  center_id: number;
  slot: BannerSlotCode;
  categories: number[];
  weeks: string[];
  promo_code?: string | null;
}

/** A wish to be bought; refused where it costs another sum than its buyer saw. */
export interface AdOrder extends AdWish {
  expected_total: number;
}

export interface AdQuote {
  rows: { category_id: number | null; week: string; price: number }[];
  subtotal: number;
  discount: number;
  total: number;
  /** False where the sum is below the least one of the code. */
  fits: boolean;
  /** On the balance of the centre. */
  available: number;
}

export interface AdCreative {
  url: string;
  filename: string;
  filename_mobile: string;
  alt: string;
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
}

export interface OwnBanner extends AdCreative {
  id: number;
  center_id: number;
  slot: BannerSlotCode;
  rows: AdQuote['rows'];
  discount: number;
  total: number;
  refunded: number;
  /** The sum that comes back if it is cancelled now. */
  returnable: number;
  status: PublicationStatus;
  status_label: string;
  /** Why it was rejected. */
  reason: string | null;
  /** Names of the fields that a check still needs, with the words that ask for them. */
  missing: Record<string, string>;
  held_until: number | null;
  mend_until: number | null;
  submitted_at: number | null;
  paid_at: number | null;
  view_count: number;
  click_count: number;
  may: { pay: boolean; cancel: boolean; edit: boolean; submit: boolean };
}

export interface OwnAdvertising {
  banners: OwnBanner[];
  /** Centres for which the member may buy. */
  buyers: { center_id: number; name: string; available: number }[];
}

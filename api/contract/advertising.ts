import type { AdFigure } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import type { AdMarks, PinningPlace } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import type { PinningStatus, PublicationStatus } from '@odonta/db/vocabulary/statuses.ts';

/** Banners and pinnings that are bought by weeks, as members of their owners see them. Sums are roubles, moments unix seconds, weeks their Mondays. */

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
  /** How often a banner is usually seen here in a week, which is promised; null where too few were sold. */
  usual_views: number | null;
  weeks: AdWeek[];
}

/** For a centre or for a trading organisation: one of them. */
export interface AdWish {
  center_id?: number;
  merchant_id?: number;
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
  /** On the balance of the buyer. */
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

/** The invoice of an advert; `pdf` is its file. */
export interface OwnAdInvoice {
  number: string;
  pdf: string;
  due_date: string;
}

export interface OwnBanner extends AdCreative {
  id: number;
  center_id: number | null;
  merchant_id: number | null;
  owner_name: string;
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
  /** Why its link may not be shown; null while it answers, and before it was asked. */
  link_problem: string | null;
  is_link_checked: boolean;
  held_until: number | null;
  mend_until: number | null;
  submitted_at: number | null;
  paid_at: number | null;
  paid_by: AdPaymentSource | null;
  /** By which it waits for money. */
  invoice: OwnAdInvoice | null;
  view_count: number;
  click_count: number;
  /** Another creative that waits for staff while this one is shown. */
  waiting: { creative: Partial<AdCreative>; asked_at: number } | null;
  /** Why the last one was not accepted. */
  refused: string | null;
  may: Record<'pay' | 'cancel' | 'edit' | 'submit' | 'withdraw' | 'pause' | 'resume', boolean>;
}

export interface OwnAdvertising {
  banners: OwnBanner[];
  /** Those for which the member may buy. */
  buyers: BannerBuyer[];
}

/** A centre for which the member may buy. */
export interface CenterBuyer {
  center_id: number;
  name: string;
  available: number;
}

/** The same, or a trading organisation. */
export interface BannerBuyer extends Omit<CenterBuyer, 'center_id'> {
  center_id: number | null;
  merchant_id: number | null;
}

/** A published course of the centre, pinned to the top of a list for some weeks. */
export interface PinningWish {
  center_id: number;
  prod_id: number;
  place: PinningPlace;
  weeks: string[];
  promo_code?: string | null;
}

export interface PinningOrder extends PinningWish, AdMarks {
  expected_total: number;
}

export interface PinningCalendar {
  place: PinningPlace;
  /** Of a week; null where the place is not sold. */
  price: number | null;
  weeks: { week: string; free: number }[];
}

export interface OwnPinning extends AdMarks {
  id: number;
  center_id: number;
  prod: { id: number; name: string; canonical: string };
  place: PinningPlace;
  rows: AdQuote['rows'];
  discount: number;
  total: number;
  refunded: number;
  /** The sum that comes back if it is cancelled now. */
  returnable: number;
  status: PinningStatus;
  status_label: string;
  /** Why it was rejected. */
  reason: string | null;
  held_until: number | null;
  paid_at: number | null;
  paid_by: AdPaymentSource | null;
  /** By which it waits for money. */
  invoice: OwnAdInvoice | null;
  /** Until when it may be cancelled. */
  cancelled_until: number;
  is_shown: boolean;
  may: { pay: boolean; cancel: boolean; edit: boolean };
}

export interface OwnPinnings {
  pinnings: OwnPinning[];
  buyers: CenterBuyer[];
  /** Courses that may be pinned, and the lists that show them. */
  courses: { id: number; center_id: number; name: string; places: PinningPlace[] }[];
}

/** The figures of a banner in a day of Moscow: clicks are of seen showings, and these of shown ones. */
export interface AdDay extends Record<AdFigure, number> {
  day: string;
}

export interface OwnBannerStats {
  /** Of all its days. */
  total: Omit<AdDay, 'day'>;
  /** Newest first. */
  days: AdDay[];
}

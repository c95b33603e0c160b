import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import type { PinningPlace } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import type { TopStripStatus } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import type { PinningStatus, PublicationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { AdDay } from './advertising.ts';
import type { Transitioning } from './envelope.ts';
import type { AdPicture } from './site.ts';

/** Records of `/api/adm/*` about banners, top strips and pinnings. Moments are unix seconds. */

export interface StaffBanner extends Transitioning, AdPicture {
  id: number;
  slot: BannerSlotCode;
  category_id: number | null;
  center_id: number | null;
  /** Of one that a trading organisation has bought. */
  merchant_id: number | null;
  center_name: string | null;
  merchant_name: string | null;
  date_start: number;
  date_end: number;
  status: PublicationStatus;
  paused_at: number | null;
  is_paused_by_center: boolean;
  is_capped: boolean;
  /** Bought by weeks: the Mondays and categories of its places, roubles, moments. Empty of one by staff. */
  weeks: string[];
  categories: number[];
  total: number | null;
  refunded: number;
  paid_at: number | null;
  payment_source: AdPaymentSource | null;
  submitted_at: number | null;
  /** Why its link may not be shown, and when it was asked; of one that a centre has bought. */
  link_problem: string | null;
  link_checked_at: number | null;
  /** Weeks in which it was seen far less than promised, and for which staff may give free ones. */
  shortfalls: { week: string; category_id: number | null; promised: number; viewable: number }[];
  /** Seen showings, and those of them that were followed. */
  view_count: number;
  click_count: number;
  /** The last two weeks, days without a request left out. */
  daily: AdDay[];
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffTopStrip extends Transitioning {
  id: number;
  header: string;
  text: string;
  link: string | null;
  city_id: number | null;
  category_id: number | null;
  date_start: number;
  date_end: number;
  status: TopStripStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffPinning extends Transitioning {
  id: number;
  prod_id: number;
  prod: { id: number; name: string; canonical: string };
  place: PinningPlace;
  /** The Mondays its weeks begin on, as `2026-11-23`. */
  weeks: string[];
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
  info: string | null;
  /** The free places in each of its weeks. */
  empty_places: number[];
  status: PinningStatus;
  /** Whether the site shows it now. */
  is_shown: boolean;
  /** The centre that bought it, and its sums in roubles; null where staff entered it. */
  center_id: number | null;
  total: number | null;
  refunded: number;
  paid_at: number | null;
  payment_source: AdPaymentSource | null;
  created_at: number;
  updated_at: number;
  version: number;
}

/** How many courses may still be pinned to a place, by week. */
export interface EmptyPlaces {
  id: PinningPlace;
  weeks: { week: string; empty_places: number }[];
}

/** A slot that is sold by weeks. Prices are roubles. */
export interface StaffAdSlot extends Transitioning {
  id: number;
  slot: BannerSlotCode;
  category_id: number | null;
  count: number;
  /** In force now; null before the first is published. */
  price: number | null;
  next_price: number | null;
  next_price_from: number | null;
  /** Held and sold places of the weeks on sale. */
  occupancy: { week: string; held: number; sold: number }[];
  status: 'ACTIVE';
  created_at: number;
  updated_at: number;
  version: number;
}

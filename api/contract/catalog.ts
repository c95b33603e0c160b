import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { ClassDay } from '@odonta/db/vocabulary/catalog/classDays.ts';
import type { Closure } from '@odonta/db/vocabulary/catalog/closure.ts';
import type { EncodedHtml } from '@odonta/db/vocabulary/catalog/encodedHtml.ts';
import type { GalleryItem } from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import type { License } from '@odonta/db/vocabulary/catalog/license.ts';
import type { Participation, PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import type { Degree, NmoState, ProdType, ServiceId } from '@odonta/db/vocabulary/catalog/prod.ts';
import type { ProdChangeKind } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import type { Inclusion, IssuedDocument } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import type { ProgramDay } from '@odonta/db/vocabulary/catalog/programDays.ts';
import type { UtcOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import type { RefundPolicy } from '@odonta/db/vocabulary/orders/order.ts';
import type { ProdQuestionView } from './prodQuestions.ts';

/** Sums are integer roubles, moments unix seconds. */

export interface FilePreview {
  filename: string | null;
  alt: string;
}

export interface Ratings {
  total: number;
  count: number;
}

/**
 * A course as lists show it. A paid first place is marked as the law requires; where its centre has paused its sales,
 * it says until when and why.
 */
export interface ProdCard extends Partial<AdMarks>, Partial<Pick<Closure, 'closed_to' | 'closure_note'>> {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  type: ProdType;
  degree: Degree;
  /** The main price, and the price one participant pays now. */
  price: number;
  price_now: number;
  /** The lowest price of any option now. */
  price_from: number;
  /** The option of `price_from`; absent where the main price is the only one. */
  price_from_type?: PriceType;
  /** The price for each member of the group in the search. */
  price_group?: number;
  /** How many other dates of its series were found, to a search that shows each series once. */
  other_dates?: number;
  date_start: number | null;
  /** 0 for an online course. */
  date_end: number;
  state: ProdState;
  duration_hours: number | null;
  file_preview: FilePreview;
  lecturers: { name: string; sef: string }[];
  categories: CategoryId[];
  services: ServiceId[];
  is_promoted: boolean;
  ratings: Ratings;
}

/** The card as `GET /prods/search` answers it: here, and only here, the name is encoded. Names elsewhere are text. */
export type FoundProd = Omit<ProdCard, 'name'> & { name: EncodedHtml };

export interface ProdPrice {
  id: number;
  price: number;
  type: PriceType;
  date: number | null;
  count_listener: number | null;
  text: string | null;
  /** The participation that a lower price is for; null: any. */
  participation: Participation | null;
}

/** A training centre beside its course, with the pause of its sales while it lasts. */
export interface ShownCenter extends Closure {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  description: string | null;
  /** Its logo. */
  filename: string | null;
  license: License | null;
}

/** A course with all that its page shows. `text`, `program` and their kin are sanitised HTML. */
export interface ProdFull extends Omit<ProdCard, 'lecturers'> {
  seats_left: number | null;
  address: string | null;
  directions: string | null;
  /** The hours of each day, by the clock of the venue; empty while they are not known. */
  schedule: ClassDay[];
  /** The programme of each day, in turn; of the last days maybe none. */
  program_days: ProgramDay[];
  city_id: number | null;
  /** Of the venue, in hours; online courses follow the clock of Moscow. */
  utc_offset: UtcOffset;
  issued_documents: IssuedDocument[];
  inclusions: Inclusion[];
  inclusions_note: string | null;
  group_size: number | null;
  /** The specialities it is meant for, by name. */
  specialities: string[];
  prices: ProdPrice[];
  date_edit: number;
  registration_from: number | null;
  registration_to: number | null;
  seats_display: 'NUMBER' | 'FEW' | 'HIDDEN';
  sales_paused: boolean;
  /** How much of the price is refunded when a participant cancels. */
  refund_policy: RefundPolicy;
  lecturers: {
    id: number;
    sef: string;
    name: string;
    text: string;
    file: { filename: string; alt: string }[];
    gallery: GalleryItem[];
  }[];
  text: string;
  program: string;
  for_whom: string;
  result: string;
  requirements: string;
  center_id: number;
  center: ShownCenter;
  is_related_promotion: boolean;
  is_partner_bonus_promo: boolean;
  /** Its page stays for those who have the address. */
  is_canceled: boolean;
  /** The number of the first course of its series: its own where there is no other date. */
  series_id: number;
  /** Answered ones, of all dates of the series, latest first. */
  questions: ProdQuestionView[];
  /** Other dates of the series, those that can be booked first. */
  dates: ProdCard[];
  nmo: {
    /** Promised by no programme that has not applied. */
    points: number | null;
    code: string | null;
    specialities: string[];
    state: NmoState;
    date: number | null;
  } | null;
  /** Changes after the publication in words, latest first. */
  changes: { kind: ProdChangeKind; old: string; new: string; at: number }[];
  /** The one address of the course's page: `/prods/{slug}-{id}`. */
  canonical: string;
}

export type FacetName =
  | 'type'
  | 'category'
  | 'degree'
  | 'services'
  | 'priceType'
  | 'city'
  | 'lecturer'
  | 'state';
/** Counts by value; a facet's own selection is left out of its counts. City is keyed by name, and so are the busiest lecturers. */
export type Facets = Record<FacetName, Record<string, number>>;

export interface SearchAnswer {
  prods: FoundProd[];
  count: number;
  facets?: Facets;
  /** When nothing was found: which single filter to drop, and how many courses that gives. */
  relaxations?: { parameter: string; value: string; count: number }[];
  /** The query that was searched instead when the typed one found nothing. */
  corrected?: string;
  /** When the chosen city gives few: the nearest others that have courses of the same kind. */
  nearby?: NearbyCity[];
  /** When the words name a city and find few courses, or none, there. */
  named_city?: NamedCity;
}

/** A search's answer once its names are decoded. */
export type SearchResult = Omit<SearchAnswer, 'prods'> & { prods: ProdCard[] };

/** A city named in a query; the rest of the query, and how many courses it finds everywhere. */
export interface NamedCity {
  city: string;
  query: string;
  count: number;
}

/** A day of a calendar: how many courses begin on it, and the first few of them. */
export interface CalendarDay {
  /** `2026-12-05`. */
  day: string;
  count: number;
  prods: Pick<ProdCard, 'id' | 'slug' | 'name' | 'state' | 'type'>[];
}

export interface NearbyCity {
  city: string;
  count: number;
  distance_km: number;
}

export interface CityOption {
  id: number;
  name: string;
  region: string;
}

export interface CategoryEntry {
  id: CategoryId;
  name: string;
  url: string;
  count: number;
}

export interface Specialization {
  id: number;
  name: string;
}

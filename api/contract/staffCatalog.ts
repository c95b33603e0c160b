import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { ClassDay } from '@odonta/db/vocabulary/catalog/classDays.ts';
import type { GalleryItem } from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import type { Participation, PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import type { Degree, Nmo, ProdType, ServiceId } from '@odonta/db/vocabulary/catalog/prod.ts';
import type { Inclusion, IssuedDocument } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import type { ProgramDay } from '@odonta/db/vocabulary/catalog/programDays.ts';
import type { SeatsLimit } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import type { PaymentMethod, RefundPolicy, Repricing } from '@odonta/db/vocabulary/orders/order.ts';
import type { ModerationStatus, PublicationStatus, RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';
import type { StepComments } from './onboarding.ts';

/** Records of `/api/adm/*`. Moments are unix seconds, sums integer roubles. Personal data may come masked. */

export interface StaffProd extends Transitioning {
  id: number;
  slug: string;
  canonical: string;
  center_id: number;
  name: string;
  type: ProdType;
  degree: Degree;
  categories: CategoryId[];
  services: ServiceId[];
  /** The first course of the series that this one repeats. */
  series_id: number | null;
  nmo: Nmo | null;
  city_id: number | null;
  city_name: string | null;
  address: string | null;
  /** True for a course whose day is not set yet. */
  is_date_open: boolean;
  date_start: number | null;
  date_end: number;
  duration_hours: number | null;
  schedule: ClassDay[];
  directions: string | null;
  /** Of an online course; only participants get it. */
  online_link: string | null;
  issued_documents: IssuedDocument[];
  inclusions: Inclusion[];
  inclusions_note: string | null;
  group_size: number | null;
  speciality_ids: number[];
  text: string;
  program: string;
  program_days: ProgramDay[];
  for_whom: string;
  result: string;
  requirements: string;
  file_preview: { filename: string | null; alt: string };
  price: number;
  price_now: number;
  prices: {
    id?: number;
    price: number;
    type: PriceType;
    date: number | null;
    count_listener: number | null;
    text: string | null;
    /** The participation that a lower price is for; null: any. */
    participation?: Participation | null;
    /** How many may have it; null without a limit. */
    seats_limit?: number | null;
    is_active?: boolean;
  }[];
  /** Oddities of the prices, in words; they do not prevent saving or selling. */
  price_warnings: string[];
  requires_confirmation: boolean;
  payment_methods: PaymentMethod[];
  hold_minutes: number;
  invoice_days: number;
  refund_policy: RefundPolicy;
  reprice_on_reduction: Repricing;
  waitlist_hours: number;
  /** Null where a participant may not be replaced. */
  replace_hours: number | null;
  lecturer_ids: number[];
  seats_total: number | null;
  seats_taken: number;
  /** Fewer seats for one participation than there are in all. */
  seats_limits: SeatsLimit[];
  seats_display: 'NUMBER' | 'FEW' | 'HIDDEN';
  waitlist_enabled: boolean;
  registration_from: number | null;
  registration_to: number | null;
  sales_paused: boolean;
  is_related_promotion: boolean;
  is_partner_bonus_promo: boolean;
  disable_promotion: boolean;
  is_draft: boolean;
  status: PublicationStatus;
  state: ProdState;
  ratings: { total: number; count: number };
  published_at: number | null;
  archived_at: number | null;
  /** The moment by which moderators are to decide about it; null while it does not wait for them. */
  due_at: number | null;
  created_at: number;
  date_edit: number;
  version: number;
}

export interface StaffLecturer extends Transitioning {
  id: number;
  sef: string;
  name: string;
  text: string;
  city_id: number | null;
  file_preview: { filename: string | null; alt: string };
  gallery: GalleryItem[];
  status: ModerationStatus;
  /** The centre that has invited him by e-mail, being the first to know him; null for all others. */
  proposed: LecturerProposal | null;
  created_at: number;
  updated_at: number;
  version: number;
}

/** The origin of a lecturer whom a centre has proposed, and lecturers who may be the same person. */
export interface LecturerProposal {
  center: { id: number; name: string };
  /** He has accepted an invitation: then his page can be published. */
  has_come: boolean;
  courses: { id: number; name: string }[];
  doubles: { id: number; name: string; status: ModerationStatus }[];
}

export interface StaffCenter extends Transitioning {
  id: number;
  slug: string;
  name: string;
  email: string;
  phone: string | null;
  kontact_name: string | null;
  kontact_phone: string | null;
  city: string | null;
  description: string | null;
  license_number: string | null;
  /** Days as PostgreSQL writes them: `2021-03-12`. */
  license_issued_on: string | null;
  license_until: string | null;
  license_url: string | null;
  /** Keys of private files. */
  license_file: string | null;
  contract_file: string | null;
  contract_number: string | null;
  contract_date: string | null;
  /** When the centre sent its papers; null while it has not, or has to mend them. */
  submitted_at: number | null;
  step_comments: StepComments;
  sale: number;
  /** A requested commission that waits for a second person. */
  sale_asked: number | null;
  is_sell_individuals: boolean;
  is_sell_entities: boolean;
  show_main: boolean;
  manager_id: number | null;
  manager_name: string | null;
  status: RequestStatus;
  approve: boolean;
  suspended_at: number | null;
  /** Its logo, among the pictures of centres. */
  filename: string | null;
  /** The days of its last pause of sales, both included, and what visitors read. */
  closed_from: string | null;
  closed_to: string | null;
  closure_note: string | null;
  /** Then its owner neither changes nor ends the pause. */
  is_closed_by_staff: boolean;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffSynonym {
  id: number;
  words: string[];
  version: number;
  updated_at: number;
}

/** How one query fared in the last year. */
export interface StaffSearchReportRow {
  id: number;
  query: string;
  asked_week: number;
  asked_month: number;
  asked_year: number;
  /** How often nothing was found, or only after the words had been mended. */
  asked_in_vain: number;
  found: number | null;
  corrected: string | null;
  clicks: number;
  /** The mean position of opened results; 1 is the first. */
  click_position: number | null;
  last_asked: number;
}

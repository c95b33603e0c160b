import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { PriceType } from '../../../vocabulary/catalog/price.ts';
import type { Degree, ProdType, ServiceId } from '../../../vocabulary/catalog/prod.ts';
import type { EditedField } from '../../../vocabulary/catalog/revisions/editedFields.ts';
import type { RejectionCode } from '../../../vocabulary/catalog/revisions/prodRevision.ts';
import type { ModerationStatus, PublicationStatus, RequestStatus } from '../../../vocabulary/statuses.ts';

/** Sums are roubles, phones as people write them, moments are days from the seeding: files of the cast contain no dates. */

export interface CastCenter {
  name: string;
  email: string;
  phone: string;
  kontact_name: string;
  kontact_phone: string;
  city: string;
  address: string;
  pay_name: string;
  director_name: string;
  pay_inn: string;
  /** A sole proprietor has none. */
  pay_kpp: string | null;
  pay_bank: string;
  pay_bic: string;
  pay_rs: string;
  pay_ks: string;
  /** Percent; null for a centre that pays no VAT. */
  vat: number | null;
  /** Commission of the marketplace, percent. */
  sale: number;
  is_sell_individuals: boolean;
  is_sell_entities: boolean;
  show_main: boolean;
  description: string;
  status: RequestStatus;
}

export interface CastLecturer {
  name: string;
  city: string;
  text: readonly string[];
  status: ModerationStatus;
}

export interface CastPrice {
  price: number;
  type: PriceType;
  /** Days from now on which an early price ends; only for `date`. */
  inDays?: number;
  count_listener?: number;
  text?: string;
}

/** Without `inDays` the date is open. `days` is left out for a course that runs online at its own pace. */
export interface Timing {
  inDays?: number;
  days?: number;
  /** Hour of the start in Moscow. */
  hour?: number;
  registrationOpensIn?: number;
  registrationClosesIn?: number;
}

export interface ProgramPart {
  title: string;
  items: readonly string[];
}

/** `C` and `L` are the keys of the centres and lecturers, so that a course cannot name a stranger. */
export interface CastProd<C extends string = string, L extends string = string> {
  name: string;
  center: C;
  lecturers: readonly L[];
  type: ProdType;
  degree: Degree;
  categories: readonly [CategoryId, ...CategoryId[]];
  services: readonly ServiceId[];
  /** Left out for a course without a single venue. */
  city?: string;
  address?: string;
  timing: Timing;
  duration_hours: number;
  price: number;
  prices: readonly CastPrice[];
  seats?: { total: number; taken: number; waitlist?: true; display?: 'NUMBER' | 'FEW' | 'HIDDEN' };
  text: readonly string[];
  program: readonly ProgramPart[];
  for_whom: readonly string[];
  result: readonly string[];
  requirements: readonly string[];
  /** Absent means published. */
  status?: Exclude<PublicationStatus, 'CONFIRMED'>;
  is_draft?: true;
  /** Why it was rejected or cancelled. */
  status_reason?: string;
  /** Of a rejected one: the code, and remarks by field. */
  reject_code?: RejectionCode;
  reject_comments?: Partial<Record<EditedField, string>>;
  sales_paused?: true;
  is_related_promotion?: true;
  is_partner_bonus_promo?: true;
}

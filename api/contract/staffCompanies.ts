import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import type {
  LegalRequestEnd,
  LegalRequestStage,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { CompanyRequestBody } from './companyOrders.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** The group order of a company as staff see it. Sums are whole roubles. Personal data may come masked. */
export interface StaffLegalRequest extends Transitioning {
  id: number;
  number: string;
  status: RequestStatus;
  stage: LegalRequestStage;
  ended_because: LegalRequestEnd | null;
  reason: string | null;
  prod_id: number;
  prod: { id: number; name: string; canonical: string; date_start: number | null };
  center_id: number;
  center: string;
  legal_user_id: number | null;
  inn: string;
  kpp: string | null;
  company_name: string;
  ogrn: string | null;
  address: string;
  billing_address: string | null;
  signatory_fio: string;
  signatory_post: string;
  signatory_basis: string;
  signatory_email: string;
  signatory_phone: string | null;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  email: string;
  post: string | null;
  participation: Participation;
  participation_label: string;
  nb_seats: number;
  /** How many were named with the request. */
  known: number;
  need_quote: boolean;
  po_reference: string | null;
  comment: string | null;
  comment_internal: string | null;
  /** Until when seats are reserved for it without an order. */
  held_until: number | null;
  /** The offer that was sent last. */
  quote: { number: number; valid_until: string; total: number } | null;
  agreed_at: number | null;
  /** The edition of the terms accepted through the link; null where it was accepted on paper. */
  offer_edition: number | null;
  order_id: number | null;
  order_number: string | null;
  /** The sum its company pays after it has got the seats. */
  debt: number;
  /** For its paid order. */
  seats: { named: number; total: number } | null;
  /** Other requests of the same company that are under way. */
  same_company: { id: number; number: string }[];
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** A request that staff enter for a calling company. */
export interface StaffLegalRequestBody
  extends Omit<CompanyRequestBody, 'consent' | 'company' | 'admin_contact' | 'signatory' | 'participants'> {
  inn: string;
  kpp?: string;
  company_name: string;
  ogrn?: string;
  address: string;
  billing_address?: string;
  signatory_fio: string;
  signatory_post: string;
  signatory_basis: string;
  signatory_email: string;
  signatory_phone?: string;
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone: string;
  email: string;
  post?: string;
  consent_by_phone: true;
}

/** The fields that may be corrected while the request is discussed; the number of places only before an offer. */
export interface StaffLegalRequestEdit
  extends Pick<StaffLegalRequestBody, 'last_name' | 'first_name' | 'phone' | 'email' | 'nb_seats'> {
  middle_name: string | null;
  post: string | null;
  po_reference: string | null;
  comment_internal: string | null;
}

/** A place of a paid request as staff see it; personal data may come masked, and the link itself never comes. */
export interface StaffCompanySeat {
  id: number;
  number: number;
  /** Null until it is named. */
  name: string | null;
  named_at: number | null;
  /** Whether its personal link is good still. */
  has_link: boolean;
  /** Where the link was sent from here. */
  sent_to: string | null;
}

import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import type {
  LegalRequestEnd,
  LegalRequestStage,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { OrderContact, ParticipantBody } from './booking.ts';
import type { SeatNameBody } from './companySeats.ts';
import type { OrderView } from './orders.ts';
import type { Consent } from './requests.ts';

/**
 * The group order of a company. Sums are whole roubles, moments unix seconds, days as 2026-11-20. Rules of
 * the fields are those of `@odonta/db/vocabulary/sales/companies/legalRequestForm.ts`. Everything of
 * `/legal-request` is open to every bearer of the link (`buyerAudience`, `anyone`); a signed-in member of a
 * company sends his token, and the request belongs to his company. Every POST takes an `Idempotency-Key`.
 */

/** The company that orders and pays. The tax number has right check digits; an entrepreneur has no КПП. */
export interface OrderingCompany {
  inn: string;
  kpp?: string;
  name: string;
  /** 13 digits, 15 of an entrepreneur. */
  ogrn?: string;
  address: string;
  /** The address for documents, if different. */
  billing_address?: string;
}

/** From the state's register; `is_active` is false for a company that is closed, being closed or bankrupt. */
export interface CompanyByInn {
  inn: string;
  /** Null where there is none: an entrepreneur has no КПП. */
  kpp: string | null;
  ogrn: string | null;
  name: string;
  address: string | null;
  is_active: boolean;
}

/** The company's signatory: «Иванов Иван Иванович», «Директор», «Устав». */
export interface Signatory {
  fio: string;
  post: string;
  basis: string;
  email: string;
  phone?: string;
}

/** The person responsible for the request: letters go to him, and he names the places. */
export interface AdminContact extends Omit<OrderContact, 'city'> {
  post?: string;
}

/**
 * `POST /api/legal-request` → 201 `CompanyRequestView`. 10 requests a minute by address or account.
 * 404: no such course; 409 CONFLICT: it is not sold to companies by invoice, is closed, or costs nothing; 409 NO_SEATS with `left`;
 * 403: a member of the company who may not order. A member need not send `company`: his own company is taken.
 */
export interface CompanyRequestBody {
  company?: OrderingCompany;
  signatory: Signatory;
  admin_contact: AdminContact;
  prod_id: number;
  /** As of `ProdForPayment.participations`; `main` where absent. */
  participation?: Participation;
  /** 1–500. */
  nb_seats: number;
  /** Those who are known already, at most `nb_seats`; the other places are named later. A name needs both its parts and an e-mail. */
  participants?: (ParticipantBody & Pick<SeatNameBody, 'is_written_to'>)[];
  /** True: an offer is wanted first (КП). False: an invoice at once, as soon as a manager confirms. */
  need_quote: boolean;
  /** The company's own number of its order, printed on the offer. */
  po_reference?: string;
  comment?: string;
  /** The wording is `consentForOthersText`. */
  consent: Consent;
}

/** An offer as it was sent. Its prices are valid until its last day even when the course's prices change. */
export interface CompanyQuoteView {
  number: string;
  date: string;
  /** The last day on which it may be accepted. */
  valid_until: string;
  /** One line for each price. */
  lines: { label: string; count: number; unit: number; sum: number }[];
  total: number;
  /** `GET /api/legal-request/{token}/quote` → application/pdf, the whole address from `/api`. 60 a minute. */
  pdf: string;
  /** Whether it can be accepted now. */
  is_open: boolean;
}

/** `GET /api/legal-request/{token}`: the request, for every bearer of its link. 404 for anything else. */
export interface CompanyRequestView {
  /** «ГЗ-26-000012». */
  number: string;
  token: string;
  status: RequestStatus;
  stage: LegalRequestStage;
  /** One word for both: the stage while it is open, the status after its end. */
  status_label: string;
  /** Why it has ended, by name and in words; null while it lives. */
  end: LegalRequestEnd | null;
  reason: string | null;
  prod: OrderView['prod'];
  participation_label: string;
  company: OrderingCompany;
  signatory: Signatory;
  admin_contact: AdminContact;
  nb_seats: number;
  need_quote: boolean;
  po_reference: string | null;
  comment: string | null;
  /** Until when the seats are reserved; null where they are not (or are reserved by the order: see `invoice.due_date`). */
  held_until: number | null;
  quote: CompanyQuoteView | null;
  /** The edition of the offer that is accepted: its page, and its name to be sent back. */
  offer: { path: string; version: string };
  /** From the invoice on. The page of the order is `/payment/{token}`. */
  order: {
    number: string;
    token: string;
    total: number;
    paid: number;
    /** The unpaid sum for seats that are already granted on credit. */
    debt: number;
    expires_at: number | null;
  } | null;
  invoice: { number: string; title: string; token: string; pdf: string; due_date: string } | null;
  /** Null before it is paid, or confirmed to be paid later. */
  seats: { named: number; total: number } | null;
  /** The actions that the link allows now. */
  can: ('accept' | 'cancel' | 'seats')[];
  created_at: number;
}

/**
 * `POST /api/legal-request/{token}/accept` → `CompanyRequestView`, with its invoice; accepted again, the same is answered.
 * Where the seats are gone meanwhile the stage is AGREED and a manager looks for them; AGREED with an order is beyond the month of
 * its member, and the invoice waits for the owner of the company. 409 CONFLICT: the offer has run out, or the
 * edition is not the one of `offer.version` any more (ask for the request again and show it). 20 a minute.
 */
export interface AcceptQuoteBody {
  /** `CompanyRequestView.offer.version`, as the page has shown it. */
  offer_version: string;
}

/** `POST /api/legal-request/{token}/cancel` → `CompanyRequestView`. Until it is paid; afterwards 409. 20 a minute. */
export interface CancelRequestBody {
  /** Up to 500. */
  reason?: string;
}

/** `GET /api/legal/requests?offset=` (audience of companies, right `orders`): 20 of them, newest first. */
export interface CabinetCompanyRequests {
  requests: CabinetCompanyRequest[];
  total: number;
}

/** Its page is `/legal-request/{token}`. */
export interface CabinetCompanyRequest
  extends Pick<
    CompanyRequestView,
    'number' | 'token' | 'status' | 'stage' | 'status_label' | 'prod' | 'nb_seats' | 'seats' | 'created_at'
  > {
  /** The sum of the order, or of the offer before there is an order. */
  sum: number | null;
  valid_until: string | null;
  /** Opens its order; null until there is one. */
  order_token: string | null;
}

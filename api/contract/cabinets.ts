import type { LegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { OrderView } from './orders.ts';
import type { AskedRefundView } from './refunds.ts';
import type { Consent } from './requests.ts';
import type { Replacement } from './staffOrders.ts';

/** An order in the list of its owner. Sums are whole roubles, moments unix seconds. */
export interface CabinetOrder
  extends Pick<
    OrderView,
    | 'id'
    | 'number'
    | 'token'
    | 'status'
    | 'status_label'
    | 'method'
    | 'total'
    | 'paid'
    | 'expires_at'
    | 'checks'
    | 'available_transitions'
    | 'changed'
  > {
  count: number;
  /** How many participants have a printable ticket. */
  tickets: number;
  created_at: number;
  prod: OrderView['prod'];
  /** The newest refund, unless it was refused. */
  refund: AskedRefundView | null;
}

export interface CabinetOrders {
  orders: CabinetOrder[];
  /** How many there are in all. */
  total: number;
}

/** The beginning of a buyer's cabinet. */
export interface CabinetAhead {
  /** Orders that wait for a payment or a confirmation, those that expire first. */
  waiting: CabinetOrder[];
  /** Booked courses that are not over, the nearest first. */
  courses: CabinetOrder[];
}

export interface CabinetTicket {
  id: number;
  name: string;
  tier_label: string;
  /** None once it is agreed that the money for it goes back. */
  ticket_code: string | null;
  short_code: string | null;
  order_number: string;
  prod: OrderView['prod'];
}

/** An invoice, a closing document, or a statement over a period. Sums are roubles with kopecks, days are as PostgreSQL writes them. */
export interface CabinetDocument {
  id: number;
  title: string;
  date: string | null;
  due_date: string | null;
  total: number;
  /** Null for kinds of documents without payments. */
  paid: number | null;
  status: AccountStatus;
  status_label: string;
  /** None of a statement. */
  order_number: string | null;
  prod_name: string | null;
  /** For statements only: the period, and whose debt the sum is. */
  period: string | null;
}

export interface CabinetDocumentList {
  invoices: CabinetDocument[];
  documents: CabinetDocument[];
}

/** That its owner has been on a course. */
export interface CabinetCertificate {
  id: number;
  number: string;
  name: string;
  course: string;
  /** Where anybody may check it. */
  page: string;
  issued_at: number;
}

export interface IndividualDocumentList extends CabinetDocumentList {
  certificates: CabinetCertificate[];
}

export interface CompanyDocuments extends CabinetDocumentList {
  /** How much may still be ordered on credit, in roubles; null for a company that pays in advance. */
  credit: { left: number; days: number; is_late: boolean } | null;
}

/** A review requested by a letter, and its state. */
export interface CabinetReview {
  id: number;
  prod: { name: string; canonical: string };
  asked_at: number;
  written_at: number | null;
  rating: number | null;
  status_label: string | null;
}

/** How many orders wait for a payment or an approval. */
export interface CabinetBadge {
  count: number;
}

/** A person who may act for a company. Sums are whole roubles. */
export interface CompanyMember {
  id: number;
  name: string;
  email: string;
  role: LegalRole;
  /** Whether he has yet to follow the link of his letter. */
  is_invited: boolean;
  month_limit: number | null;
  /** The sum of his orders this month. */
  month_spent: number;
  is_self: boolean;
}

export interface CompanyMemberBody {
  name: string;
  email: string;
  role: LegalRole;
  month_limit?: number | null;
}
export type CompanyMemberChange = Pick<CompanyMemberBody, 'role' | 'month_limit'>;

/** An order beyond the month of its member, which waits for the owner of the company. Sums are whole roubles, moments unix seconds. */
export interface OwnerApproval {
  id: number;
  number: string;
  /** The member who ordered. */
  member: string;
  prod: OrderView['prod'];
  count: number;
  /** Whom he sends; places without a name are only counted. */
  people: string[];
  comment: string | null;
  total: number;
  created_at: number;
  /** How long the seats are reserved for an answer. */
  until: number | null;
  month_limit: number | null;
  /** The part used this month, without the waiting orders. */
  month_spent: number;
}

/** The body sent by the page of an invitation. */
export interface MemberAcceptance {
  token: string;
  password: string;
  consent: Consent;
}

/** An order of a centre's course, as far as its member's role reaches: to an accountant people are masked. */
export interface CenterOrder
  extends Pick<
    OrderView,
    | 'id'
    | 'number'
    | 'status'
    | 'status_label'
    | 'method'
    | 'total'
    | 'paid'
    | 'checks'
    | 'available_transitions'
  > {
  created_at: number;
  confirm_deadline: number | null;
  center_id: number;
  contact: { name: string; phone: string; email: string | null };
  participants: string[];
  /** Whether the reader may take it to another course of the centre. */
  may_move: boolean;
  /** Why staff alone may, in words; null where it may itself, or nobody may. */
  not_moved_because: string | null;
  /** Those whose place the reader may pass to another person. */
  replaceable: { id: number; name: string }[];
  prod: OrderView['prod'];
}

/** The person who comes instead of a participant, entered by a centre with his consent. */
export interface CenterReplacement extends Replacement {
  consent: Consent;
}

export interface CenterOrders {
  orders: CenterOrder[];
  total: number;
}

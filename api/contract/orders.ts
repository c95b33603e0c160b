import type { ChangeInWords } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import type { Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import type { ReceiptKind } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import type {
  OrderCheck,
  ParticipantState,
  PaymentMethod,
  RefundPolicy,
} from '@odonta/db/vocabulary/orders/order.ts';
import type { OrderTransition, PaymentKind } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { StudentDocumentStatus } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { BookedContact, WaysToPay } from './booking.ts';
import type { Transition } from './envelope.ts';
import type { AskedRefundView } from './refunds.ts';

/** An order, as its buyer sees it. Sums are whole roubles, moments unix seconds. */

export interface OrderParticipantView {
  id: number;
  number: number;
  last_name: string | null;
  first_name: string | null;
  middle_name: string | null;
  email: string | null;
  is_student: boolean;
  unit_price: number;
  tier_label: string;
  state: ParticipantState;
  /** Only of a confirmed order, and not once his money is to go back. */
  ticket_code: string | null;
  /** The same for reading aloud: unique within the course. */
  short_code: string | null;
  /** His refund is agreed: his ticket is no longer valid. */
  is_leaving: boolean;
  /** The document he must show for the student price. */
  document: ParticipantDocument | null;
  /** The number of his certificate, once it is issued. */
  certificate: string | null;
}

export interface ParticipantDocument {
  status: StudentDocumentStatus;
  label: string;
  /** Until when it is waited for, or, once it was refused, for an answer. */
  due_at: number;
  /** Why it was refused. */
  reason: string | null;
}

/** The beginning of `OrderView`, answered to a booking. */
export interface BookedOrder {
  id: number;
  number: string;
  token: string;
  status: RegistrationStatus;
  status_num: number;
  status_label: string;
  total: number;
  expires_at: number | null;
  participants: OrderParticipantView[];
}

export interface CardRefusal {
  /** «на карте не хватает денег». */
  reason: string | null;
  at: number;
}

/** A receipt that went to the buyer's mail, or to his phone where he has no mail. */
export interface OrderReceipt {
  kind: ReceiptKind;
  sum: number;
  email: string | null;
  sent_at: number | null;
}

export interface OrderView extends BookedOrder {
  payment_kind: PaymentKind;
  method: PaymentMethod;
  subtotal: number;
  promo: { code: string; sum: number } | null;
  bonuses: number;
  paid: number;
  refunded: number;
  /** The part paid by gift vouchers, and whether one may be used now. */
  vouchers: number;
  can_redeem: boolean;
  debt: number;
  can_extend: boolean;
  /** The last try to pay by card was refused: why, where the bank says so. Nothing was charged then. */
  refusal: CardRefusal | null;
  contact: BookedContact;
  prod: OrderedProd;
  visit: Visit;
  /** To the broadcast, from a day before it on; null for all other courses. */
  online_link: string | null;
  center: { name: string };
  invoice: {
    number: string;
    /** «Счёт № 12», «Счёт-договор № 12». */
    title: string;
    token: string;
    pdf: string;
    due_date: string;
    /** When the payer uploaded the payment order of his bank. */
    payment_order_at: number | null;
  } | null;
  refund_policy: RefundPolicy;
  /** Late changes of its course, after which all of the money comes back; null without such. */
  changed: { changes: ChangeInWords[]; until: number } | null;
  /** Its refunds, newest first. */
  refunds: AskedRefundView[];
  /** The receipts printed for it. */
  receipts: OrderReceipt[];
  checks: OrderCheck[];
  /** Whether the rest of a raised price can be paid now. */
  is_rest_due: boolean;
  /** Ways to pay for it now other than by card. */
  ways: WaysToPay;
  /** The roubles of it that its buyer may deduct from his tax; null where there are none. */
  deductible: number | null;
  /** Where a student's paper was refused: what may be paid beside, and what the order costs then. */
  full_price: { rise: number; total: number } | null;
  cancel_reason: string | null;
  /** Why the centre has turned it down, in its own words. */
  reject_reason: string | null;
  /** The order that it was moved to, by its link. */
  moved_to: { number: string; token: string } | null;
  /** The actions its reader may take now. */
  available_transitions: Transition<OrderTransition>[];
}

/** The course of an order, on its dates. */
export interface OrderedProd {
  id: number;
  name: string;
  canonical: string;
  date_start: number | null;
  date_end: number | null;
  /** The city and the address in it. */
  place: string;
}

import type { PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import type {
  OrderCheck,
  ParticipantState,
  PaymentMethod,
  RefundPolicy,
} from '@odonta/db/vocabulary/orders/order.ts';
import type { PaymentKind } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { Participation, Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { QuoteLine } from '@odonta/db/vocabulary/orders/quote.ts';
import type { ReceiptKind } from '@odonta/db/vocabulary/orders/receipt.ts';
import type { StudentDocumentStatus } from '@odonta/db/vocabulary/orders/studentDocument.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';

/** Booking and what was booked. Sums are whole roubles, moments unix seconds. */

export interface ParticipantBody {
  /** Without a name the place is named later. */
  last_name?: string;
  first_name?: string;
  middle_name?: string;
  phone?: string;
  email?: string;
  is_student?: boolean;
}

export interface OrderContact {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone: string;
  email: string;
  city?: string;
}

/** Who pays an invoice. */
export interface PayerBody {
  inn: string;
  kpp?: string;
  name: string;
  address: string;
}

export interface QuoteBody {
  prod_id: number;
  participation?: Participation;
  participants: { is_student?: boolean }[];
  promo_code?: string;
  bonuses?: number;
}

export interface OrderBody {
  prod_id: number;
  participation?: Participation;
  participants: ParticipantBody[];
  contact: OrderContact;
  method?: PaymentMethod;
  promo_code?: string;
  bonuses?: number;
  /** What the page has shown; another total is refused with the new one. */
  expected_total?: number;
  payer?: PayerBody;
  comment?: string;
  consent: true | { text_version: string; policy_version?: string; page_url?: string };
  /** The token of an order that exists and is to be paid. */
  hash?: string;
}

/** Several courses booked at once, all of them or none. */
export interface BasketBody extends Pick<OrderBody, 'contact' | 'payer' | 'comment' | 'consent' | 'method'> {
  items: Pick<
    OrderBody,
    'prod_id' | 'participation' | 'participants' | 'promo_code' | 'bonuses' | 'expected_total'
  >[];
}

export interface OrderQuote {
  lines: QuoteLine[];
  subtotal: number;
  promo: { code: string; sum: number; refusal: string | null } | null;
  bonus: { sum: number; most: number };
  total: number;
}

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
  /** Only of a confirmed order. */
  ticket_code: string | null;
  /** What he has to show for the price of students. */
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

/** Pays an order that was made before. */
export interface KnownOrderBody {
  /** Its token. */
  hash: string;
}

/** Where the bank takes the money. */
export interface PaymentPage {
  url: string;
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

/** A receipt that went to the buyer's mail. */
export interface OrderReceipt {
  kind: ReceiptKind;
  sum: number;
  email: string;
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
  debt: number;
  can_extend: boolean;
  contact: OrderContact;
  prod: {
    id: number;
    name: string;
    canonical: string;
    date_start: number | null;
    date_end: number | null;
    place: string;
  };
  center: { name: string };
  invoice: {
    number: string;
    token: string;
    pdf: string;
    due_date: string;
    /** When its payer showed that his bank was told to pay. */
    payment_order_at: number | null;
  } | null;
  refund_policy: RefundPolicy;
  /** What the cash register has printed for it. */
  receipts: OrderReceipt[];
  checks: OrderCheck[];
  /** Where a student's paper was refused: what may be paid beside, and what the order costs then. */
  /** Whether the rest of a raised price can be paid now. */
  is_rest_due: boolean;
  full_price: { rise: number; total: number } | null;
  cancel_reason: string | null;
  /** The order that it was moved to, by its link. */
  moved_to: { number: string; token: string } | null;
  available_transitions: string[];
}

export interface Booking {
  order: BookedOrder;
  /** Where the bank takes the money. */
  url?: string;
  invoice?: { number: string; token: string; pdf: string };
}

/** A course as the booking form needs it. */
export interface ProdForPayment {
  id: number;
  name: string;
  canonical: string;
  type: number;
  date_start: number | null;
  date_end: number | null;
  place: string;
  state: ProdState;
  seats_left: number | null;
  center: { id: number; name: string };
  participations: { key: Participation; label: string; price: number; seats_left: number | null }[];
  price: number;
  /** Price options as the rules of prices take them. */
  tiers: (Omit<Tier, 'type'> & { type: PriceType })[];
  methods: PaymentMethod[];
  requires_confirmation: boolean;
  hold_minutes: number;
  has_student_price: boolean;
  refund_policy: RefundPolicy;
}

export interface BasketBooking {
  orders: BookedOrder[];
  /** Where the bank takes the money for all of them. */
  url?: string;
}

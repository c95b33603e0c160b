import type { Closure } from '@odonta/db/vocabulary/catalog/closure.ts';
import type { PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import type { PaymentMethod, RefundPolicy } from '@odonta/db/vocabulary/orders/order.ts';
import type { Participation, Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { QuoteLine } from '@odonta/db/vocabulary/orders/quote.ts';
import type { BookedOrder } from './orders.ts';

/** Requests and answers of a booking. Sums are whole roubles, moments unix seconds. */

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

/** Whom an order is booked for: staff book for callers without e-mail too. */
export type BookedContact = Omit<OrderContact, 'email'> & { email: string | null };

/** The payer of an invoice. */
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
  /** The total shown on the page; a different actual total is refused and returned. */
  expected_total?: number;
  payer?: PayerBody;
  comment?: string;
  /** The code of the friend's link by which a newcomer came. */
  friend_code?: string;
  /** Of a gift voucher, which pays as much as its balance allows. */
  voucher_code?: string;
  consent: true | { text_version: string; policy_version?: string; page_url?: string };
  /** The token of an order that exists and is to be paid. */
  hash?: string;
}

/** Several courses booked at once, all of them or none. */
export interface BasketBody
  extends Pick<
    OrderBody,
    'contact' | 'payer' | 'comment' | 'friend_code' | 'voucher_code' | 'consent' | 'method'
  > {
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

/** Pays an order that was made before. */
export interface KnownOrderBody {
  /** Its token. */
  hash: string;
}

/** Ways of payment other than by card. */
export interface WaysToPay {
  sbp: boolean;
  /** Chosen on the bank's page. */
  dolyami: boolean;
  instalments: boolean;
}

/** Where the bank takes the money. */
export interface PaymentPage {
  url: string;
}

/** A link to the application of a bank. Its sum, in roubles, is that of all orders of the attempt. */
export interface FastLink extends PaymentPage {
  sum: number;
}

export interface Booking {
  order: BookedOrder;
  /** Where the bank takes the money. */
  url?: string;
  invoice?: { number: string; title: string; token: string; pdf: string };
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
  /** With the pause of its sales while it lasts. */
  center: { id: number; name: string } & Closure;
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

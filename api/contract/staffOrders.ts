import type {
  BuyerKind,
  OrderCheck,
  ParticipantState,
  PaymentMethod,
  RefundPolicy,
} from '@odonta/db/vocabulary/orders/order.ts';
import type { CancelReason, PaymentKind } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import type { CheckInCode } from '@odonta/db/vocabulary/sales/checkIn.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { OrderBody } from './booking.ts';
import type { IssuedCertificate } from './certificates.ts';
import type { Transitioning } from './envelope.ts';
import type { OrderedProd } from './orders.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** Orders as staff see them. Sums are whole roubles, moments unix seconds. Personal data may come masked. */

export interface StaffOrder extends Transitioning {
  id: number;
  number: string;
  status: RegistrationStatus;
  status_num: number;
  prod_id: number;
  prod: OrderedProd & {
    /** «Онлайн» for an online course. */
    city: string | null;
  };
  center_id: number;
  center: string;
  buyer_kind: BuyerKind;
  individual_id: number | null;
  legal_user_id: number | null;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  /** Null for a caller without one: he gets no letters. */
  email: string | null;
  city: string | null;
  participation: Participation;
  count: number;
  subtotal: number;
  promo_sum: number;
  bonus_sum: number;
  total: number;
  paid_sum: number;
  refunded_sum: number;
  debt: number;
  payment_method: PaymentMethod;
  payment_kind: PaymentKind;
  checks: OrderCheck[];
  expires_at: number | null;
  confirm_deadline: number | null;
  /** The confirmation is late. */
  is_overdue: boolean;
  cancel_reason: CancelReason | null;
  reason_comment: string | null;
  refund_policy: RefundPolicy;
  manager_id: number | null;
  manager_name: string | null;
  created_by: number | null;
  comment_client: string | null;
  comment_internal: string | null;
  next_contact_at: number | null;
  /** When it was last written about by mail; seconds. */
  letters_at: number | null;
  /** The order it was rescheduled from or to, where the viewer may see that one too. */
  moved_from: OtherOrder | null;
  /** The request it was written from. */
  request_id: number | null;
  moved_to: OtherOrder | null;
  participants: StaffOrderSeat[];
  payments: StaffOrderPayment[];
  history: StatusChangeView[];
  confirmed_at: number | null;
  canceled_at: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface OtherOrder {
  id: number;
  number: string;
}

/** The price of a place of an order; its person is in `participants`. */
export interface StaffOrderSeat {
  id: number;
  number: number;
  is_student: boolean;
  unit_price: number;
  promo_share: number;
  bonus_share: number;
  tier_label: string;
  state: ParticipantState;
}

export interface StaffOrderPayment {
  id: number;
  method: PaymentMethod;
  sum: number;
  captured_sum: number;
  refunded_sum: number;
  status: RegistrationStatus;
  pan_mask: string | null;
  error_text: string | null;
  created_at: number;
}

/** An order that staff enter for a caller. */
export interface StaffOrderBody
  extends Pick<
    OrderBody,
    'prod_id' | 'participation' | 'participants' | 'method' | 'expected_total' | 'payer' | 'comment'
  > {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone: string;
  /** A caller may have none; his phone is enough. */
  email?: string | null;
  city?: string;
  /** Two of one name are two people. */
  is_double?: boolean;
  consent_by_phone: true;
  /** The request it is written from, which is closed by it. */
  from_request_id?: number;
}

/** Phone and e-mail always come masked; they are revealed one by one, each time noted. */
export interface StaffParticipant {
  id: number;
  order_id: number;
  order_number: string;
  order_status: RegistrationStatus;
  prod_id: number;
  prod_name: string;
  number: number;
  last_name: string | null;
  first_name: string | null;
  middle_name: string | null;
  phone: string | null;
  email: string | null;
  is_student: boolean;
  unit_price: number;
  tier_label: string;
  state: ParticipantState;
  is_live: boolean;
  /** The participant says it at the entrance; null once the seat is given up. */
  short_code: string | null;
  checked_in_at: number | null;
  certificate: IssuedCertificate | null;
}

/** Every bearer can open the order, so it is given to the client alone. */
export interface CopiedOrderLink {
  url: string;
}

export interface RevealedParticipant {
  id: number;
  phone: string | null;
  email: string | null;
}

/** The person who takes over a place. */
export interface Replacement {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone?: string;
  email: string;
}

export interface CheckedIn {
  code: CheckInCode;
  label: string;
  at: number | null;
  by: string | null;
}

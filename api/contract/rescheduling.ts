import type { PaymentMethod, RefundPolicy } from '@odonta/db/vocabulary/orders/order.ts';
import type { OrderedProd } from './orders.ts';

/** Another date of the same course. */
export interface OtherDate extends OrderedProd {
  seats_left: number | null;
}

/** What would become of an order and its money on another date. Whole roubles. */
export interface ReschedulePreview {
  prod: OtherDate;
  total_before: number;
  total: number;
  /** Of what was paid: what pays for the new date, and what goes back. */
  carried: number;
  back: number;
  /** What goes back waits for the consent of another member of staff. */
  is_back_asked: boolean;
  /** What is still to be paid, how, and until when the seats are held for it. */
  due: number;
  method: PaymentMethod;
  held_until: number | null;
  promo: { code: string; acts: boolean } | null;
  bonuses_before: number;
  bonuses: number;
  needs_confirmation: boolean;
  refund_policy: RefundPolicy;
}

export interface RescheduledOrderView {
  dates: OtherDate[];
  preview: ReschedulePreview | null;
}

/** What becomes of the orders of a course that does not take place. */
export interface CancelEventBody {
  mode: 'refund_all' | 'move_all';
  /** Where they go; with `move_all`. */
  prod_id?: number;
  /** An additional text for buyers and participants. */
  letter?: string;
}

/** Whom it concerns; money in whole roubles. */
export interface CancellationView {
  orders: number;
  people: number;
  paid: number;
}

import type { PaymentMethod, RefundPolicy } from '@odonta/db/vocabulary/orders/order.ts';
import type { OrderedProd } from './orders.ts';

/** Another date of the same course. */
export interface OtherDate extends OrderedProd {
  seats_left: number | null;
}

/** The state of an order and its money after a change of date. Whole roubles. */
export interface ReschedulePreview {
  prod: OtherDate;
  total_before: number;
  total: number;
  /** The paid sum divided: the part for the new date, and the refund. */
  carried: number;
  back: number;
  /** The refund waits for the approval of a second member of staff. */
  is_back_asked: boolean;
  /** The sum still to be paid, how, and until when the seats are reserved. */
  due: number;
  method: PaymentMethod;
  held_until: number | null;
  promo: { code: string; acts: boolean } | null;
  bonuses_before: number;
  bonuses: number;
  needs_confirmation: boolean;
  refund_policy: RefundPolicy;
  /** Until when the buyer may leave for all of his money because he has not asked for it; null where he has. */
  full_refund_until: number | null;
}

export interface RescheduledOrderView {
  dates: OtherDate[];
  preview: ReschedulePreview | null;
}

/** The treatment of the orders of a cancelled course. */
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

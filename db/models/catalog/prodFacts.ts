import type { Attributes } from 'sequelize';
import { type Closure, momentsOf } from '../../vocabulary/catalog/closure.ts';
import type { PriceOption } from '../../vocabulary/catalog/price.ts';
import type { Timetable } from '../../vocabulary/catalog/prodState.ts';
import { secondsOf } from '../../vocabulary/time.ts';
import type { Prod } from './Prod.ts';
import type { ProdPrice } from './ProdPrice.ts';

type Dates = Pick<
  Prod,
  | 'date_start'
  | 'date_end'
  | 'registration_from'
  | 'registration_to'
  | 'seats_total'
  | 'seats_taken'
  | 'waitlist_enabled'
  | 'sales_paused'
>;
type Price = Attributes<ProdPrice>;

/** A course in the terms of the pure rules: moments in unix seconds, sums in kopecks. */

export function timetableOf(prod: Dates, center: Closure): Timetable {
  return {
    date_start: secondsOf(prod.date_start),
    date_end: secondsOf(prod.date_end) ?? 0,
    registration_from: secondsOf(prod.registration_from),
    registration_to: secondsOf(prod.registration_to),
    seats_total: prod.seats_total,
    seats_taken: prod.seats_taken,
    waitlist_enabled: prod.waitlist_enabled,
    sales_paused: prod.sales_paused,
    closed: momentsOf(center),
  };
}

/** Without options that were sold once and are no longer offered. */
export const offeredPricesOf = ({ prices }: { prices: readonly Price[] }): Price[] =>
  prices.filter(({ is_active }) => is_active);

/** Prices that can still be paid: without those whose seats are sold out. */
export const optionsOf = (prod: { prices: readonly Price[] }): PriceOption[] =>
  offeredPricesOf(prod)
    .filter(({ is_sold_out }) => !is_sold_out)
    .map(optionOf);

export function optionOf({ price, type, date, count_listener, text, participation }: Price): PriceOption {
  return { price, type, date: secondsOf(date), count_listener, text, participation };
}

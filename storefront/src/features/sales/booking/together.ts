import type { BasketBody, BasketBooking, OrderBody, ProdForPayment } from '@odonta/api/contract';
import type { PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Keyed } from '../../../lib/api.ts';
import type { Buyer } from './buyer.ts';

type Sold = Pick<ProdForPayment, 'price' | 'methods' | 'requires_confirmation'>;

/** Ways in which each of the courses that cost money can be paid. */
export function commonMethods(prods: readonly Sold[]): PaymentMethod[] {
  const [first, ...others] = prods.filter(({ price }) => price > 0);
  return first
    ? first.methods.filter((method) => others.every(({ methods }) => methods.includes(method)))
    : [];
}

/** Whether one payment can be for all of them: money that waits for a centre's word is not mixed with other money. */
export function canBePaidTogether(prods: readonly Sold[]): boolean {
  const paid = prods.filter(({ price }) => price > 0);
  const waits = new Set(paid.map(({ requires_confirmation }) => requires_confirmation));
  return prods.length > 1 && waits.size <= 1 && (paid.length === 0 || commonMethods(prods).length > 0);
}

/** Several courses as one action: the buyer and the payment are those entered last. */
export function basketBody(bodies: readonly OrderBody[]): BasketBody {
  const items = bodies.map((body) => partOf(body, true) as BasketBody['items'][number]);
  return { ...(partOf(bodies.at(-1) ?? {}, false) as Omit<BasketBody, 'items'>), items };
}

export const bookTogether =
  ({ call }: Buyer) =>
  (bodies: readonly OrderBody[], keyed: Keyed) =>
    call<BasketBooking>('/pay/createPayments', 'POST', basketBody(bodies), keyed);

/** The values of one course, or those common to all. */
const partOf = (body: object, isOfCourse: boolean) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => ofCourse.includes(name) === isOfCourse));

const ofCourse: readonly string[] = [
  'prod_id',
  'participation',
  'participants',
  'promo_code',
  'bonuses',
  'expected_total',
] satisfies (keyof BasketBody['items'][number])[];

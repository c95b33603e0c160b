import type { Booking, KnownOrderBody, OrderBody, ProdForPayment } from '@odonta/api/contract';
import { closureAt } from '@odonta/db/vocabulary/catalog/closure.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { type Participation, participationsOf } from '@odonta/db/vocabulary/orders/participation.ts';
import { quoteOf } from '@odonta/db/vocabulary/orders/quote.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { type BuyerActor, buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { countVoucherTry } from '../../loyalty/vouchers/trying.ts';
import { billed } from '../../money/invoices/billed.ts';
import { bankPageOf } from '../../money/payments/bankPage.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { methodsFor, stateWith, tiersOf } from '../../orders/offer.ts';
import { onSale } from '../../orders/onSale.ts';
import { participantsOf, presentBooked } from '../../orders/presenting.ts';
import { presentProd } from '../../orders/presentProd.ts';
import { countPromoTry } from '../../orders/promo/promo.ts';
import { presentQuote } from '../../orders/quoting.ts';
import { freeFor, freeOn } from '../../orders/seats/seats.ts';
import { bodyOfPeople } from '../../platform/http/bodySize.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { basketBody, orderBody, prodsQuery, quoteBody } from './booking.schema.ts';
import { buyerOf, paymentsLimit } from './buyers.ts';
import { discounted } from './calculation.ts';
import { payingBuyer } from './payingBuyer.ts';
import { reserve, reserveAll } from './reserve.ts';

export const getProdsForPayment = endpoint({
  method: 'get',
  path: '/pay/getProdsFormPayment',
  summary: 'Courses for a booking form',
  audience: buyerAudience,
  allow: 'anyone',
  query: prodsQuery,
  handle: async ({ query, actor }) => {
    const { prods, pools } = await onSale(query.ids);
    const kind = actor.kind === 'guest' ? 'GUEST' : actor.kind === 'legal' ? 'LEGAL' : 'INDIVIDUAL';
    const message: ProdForPayment[] = prods.map((prod) => {
      const own = pools.filter(({ prod_id }) => prod_id === prod.id);
      const price = roublesOf(prod.price);
      const tiers = tiersOf(prod, own).map((tier) => ({ ...tier, price: roublesOf(tier.price) }));
      return {
        ...presentProd(prod),
        type: prod.type,
        state: stateWith(prod, own),
        seats_left: freeOn(prod.id, own),
        center: { id: prod.center.id, name: prod.center.name, ...closureAt(prod.center, nowInSeconds()) },
        participations: participationsOf(price, tiers).map(({ participation, ...offered }) => ({
          key: participation,
          ...offered,
          price: priceNowFor(participation, { price, tiers }) ?? offered.price,
          seats_left: freeFor(participation, own),
        })),
        price,
        tiers,
        methods: methodsFor(prod, kind),
        requires_confirmation: prod.requires_confirmation,
        hold_minutes: prod.hold_minutes,
        has_student_price: tiers.some(({ type, is_active }) => type === 'student' && is_active),
        refund_policy: prod.refund_policy,
      };
    });
    return { message };
  },
});

/** Of one participant who is not a student, in roubles; null where none is left. */
const priceNowFor = (participation: Participation, course: Parameters<typeof quoteOf>[0]): number | null =>
  quoteOf(course, { participation, participants: [{ is_student: false }], now: nowInSeconds() })?.total ??
  null;

export const quoteOrder = endpoint({
  method: 'post',
  path: '/pay/quote',
  summary: 'The present price of an order',
  audience: buyerAudience,
  allow: 'anyone',
  body: quoteBody,
  size: bodyOfPeople,
  limit: { name: 'quotes', points: 120, seconds: 60, by: byAddress },
  handle: async ({ body, actor, origin }) => {
    const { prods, pools } = await onSale([body.prod_id]);
    const [prod] = prods;
    if (!prod) throw notFound('Курс не найден');
    if (body.promo_code !== undefined) await countPromoTry(origin);
    const buyer = isStaff(actor) ? { kind: 'STAFF' as const } : buyerOf(actor);
    const { quote, promo_code, refusal } = await discounted(body, prod, pools, { buyer, phone: null });
    return { message: presentQuote(quote, promo_code, refusal) };
  },
});

export const createPayment = endpoint({
  method: 'post',
  path: '/pay/createPayment',
  aliases: ['/pay/createPayInn'],
  summary: 'Book a course',
  audience: buyerAudience,
  allow: ['buyer', 'orders.create'],
  body: orderBody,
  size: bodyOfPeople,
  idempotent: true,
  limit: paymentsLimit,
  handle: async ({ body, actor, origin, answered }) => {
    if (isKnown(body)) return { message: await pageOfKnown(body.hash) };
    if (body.promo_code !== undefined) await countPromoTry(origin);
    if (body.voucher_code !== undefined) await countVoucherTry(origin);
    const buyer = buyerOf(actor);
    const acting = { by: buyerAudience.auditActor(actor), origin };
    return payingBuyer(buyer, answered, {
      book: async (transaction) => [await reserve(body, buyer, acting, transaction)],
      present: async ([order], transaction) => {
        if (!order) throw new Error('nothing was booked');
        const invoice = await billed(order, body.payer, transaction, order);
        return { order: presentBooked(order, order.participants), ...(invoice && { invoice }) };
      },
    });
  },
});

export const createPayments = endpoint({
  method: 'post',
  path: '/pay/createPayments',
  summary: 'Book several courses, all of them or none',
  audience: buyerAudience,
  allow: ['buyer', 'orders.create'],
  body: basketBody,
  size: bodyOfPeople,
  idempotent: true,
  limit: paymentsLimit,
  handle: async ({ body, actor, origin, answered }) => {
    if (body.items.some(({ promo_code }) => promo_code !== undefined)) await countPromoTry(origin);
    if (body.voucher_code !== undefined) await countVoucherTry(origin);
    const buyer = buyerOf(actor);
    const acting = { by: buyerAudience.auditActor(actor), origin };
    return payingBuyer(buyer, answered, {
      book: (transaction) => reserveAll(body, buyer, acting, transaction),
      present: async (orders, transaction) => {
        for (const order of orders) await billed(order, body.payer, transaction, order);
        return { orders: orders.map((order) => presentBooked(order, order.participants)) };
      },
    });
  },
});

const isStaff = ({ kind }: BuyerActor): boolean => kind === 'staff' || kind === 'partner';

const isKnown = (body: OrderBody | KnownOrderBody): body is KnownOrderBody => 'hash' in body;

/** An order that was made before, by its token: only its page of the bank is new. */
async function pageOfKnown(token: string): Promise<Booking> {
  const order = await orderByToken({ token });
  const url = await bankPageOf(order.id);
  return { order: presentBooked(order, await participantsOf(order)), url };
}

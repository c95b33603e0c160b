import type { BasketBody, BookedContact, OrderBody } from '@odonta/api/contract';
import type { Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { keepInvitation } from '../../loyalty/referrals/inviting.ts';
import { redeemFor } from '../../loyalty/vouchers/redeem.ts';
import type { Actor } from '../../orders/actor.ts';
import { bookAll, type NewOrder } from '../../orders/book.ts';
import { refuseUnbookable, stateWith } from '../../orders/offer.ts';
import { onSale } from '../../orders/onSale.ts';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { freeOn } from '../../orders/seats/seats.ts';
import { noSeats, notFound } from '../../platform/http/errors.ts';
import { askOwner, termsOfOwner } from '../company_approvals/asking.ts';
import { type Calculated, calculate, useCode } from './calculation.ts';
import { consentOf } from './consenting.ts';

/** How long a booking waits for its turn at the seats of one course. */
const patience = '3s';

export type Sent<Body> = Omit<Body, 'contact'> & {
  contact: BookedContact;
  client_target?: Record<string, unknown>;
};

/** Decisions of a member of staff: the client's consent, and that two of one name are two people. */
interface ByStaff {
  consent_id: number;
  isDouble: boolean;
  isJournalled: true;
}

/**
 * Books a submitted form: takes the seats and confirms free orders in one transaction. Refuses closed and
 * sold-out courses, a changed price, and unsupported ways of payment; orders beyond a member's month wait for
 * the company's owner.
 */
export async function reserve(
  body: Sent<OrderBody>,
  buyer: NewOrder['buyer'],
  actor: Actor,
  transaction: Transaction,
  byStaff?: ByStaff,
): Promise<Order> {
  const [order] = await reserveAll({ ...body, items: [body] }, buyer, actor, transaction, byStaff);
  if (!order) throw new Error('nothing was booked');
  return order;
}

/** A basket: all of its courses, or none. */
export async function reserveAll(
  body: Sent<BasketBody>,
  buyer: NewOrder['buyer'],
  actor: Actor,
  transaction: Transaction,
  byStaff?: ByStaff,
): Promise<Order[]> {
  const ids = body.items.map(({ prod_id }) => prod_id);
  const { prods, pools } = await onSale(ids, transaction, { patience });
  const consent = byStaff ? undefined : await consentOf(body, actor.origin, transaction);
  const consent_id = byStaff?.consent_id ?? null;
  const asked: (NewOrder & Calculated)[] = [];
  for (const item of body.items) {
    const prod = prods.find(({ id }) => id === item.prod_id);
    if (!prod) throw notFound('Курс не найден');
    const own = pools.filter(({ prod_id }) => prod_id === prod.id);
    refuseFull(freeOn(prod.id, own), item.participants.length);
    refuseUnbookable(prod, stateWith(prod, own), { isSoldInPause: buyer.kind === 'STAFF' });
    const calculated = await calculate({ ...body, ...item }, prod, own, buyer, transaction);
    const { participants, participation = 'main' } = item;
    const { contact, comment = null, client_target = {} } = body;
    const of = { prod, pools: own, buyer, participation, participants, contact };
    asked.push({ ...of, ...calculated, ...byStaff, consent_id, comment, client_target });
  }
  const terms = await termsOfOwner(buyer, asked, transaction);
  const orders = await bookAll(
    asked.map((one, index) => ({ ...one, owner_until: terms[index] })),
    actor,
    transaction,
    consent,
  );
  for (const [place, order] of orders.entries()) {
    const calculated = asked[place];
    if (calculated) await useCode(order, calculated, transaction);
    await askOwner(order, actor, transaction);
    if (order.payment_method === 'FREE') await settlePaid(order, actor, transaction);
  }
  await keepInvitation(body.friend_code, orders, transaction);
  if (body.voucher_code !== undefined) await redeemFor(orders, body.voucher_code, actor, transaction);
  return orders;
}

/** Most late buyers are refused here, before anything is locked. */
function refuseFull(free: number | null, people: number): void {
  if (free !== null && free < people) throw noSeats(free);
}

import type { Order, OrderParticipant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { billed } from '../../money/invoices/billed.ts';
import { returnRest } from '../../money/refunds/rest.ts';
import type { Actor } from '../../orders/actor.ts';
import { book } from '../../orders/book.ts';
import { endOfRight } from '../../orders/changes/endOfRight.ts';
import { contactOf } from '../../orders/contact.ts';
import { presentQuote } from '../../orders/quoting.ts';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { hasOpenRefund } from '../../orders/refunds/open.ts';
import { transition } from '../../orders/transition.ts';
import { conflict, priceChanged } from '../../platform/http/errors.ts';
import { useCode } from '../booking/calculation.ts';
import { carryMoney } from './carryMoney.ts';
import { type Destination, destinationOf, peopleOf } from './destination.ts';
import { writeRescheduledLetters } from './letters.ts';
import {
  buyerOf,
  codeOf,
  methodThere,
  offerThere,
  payerOfInvoice,
  personOf,
  reservedUntil,
} from './offerThere.ts';
import { lockMemberOf, refuseBeyondMonth } from './withinMonth.ts';

export interface Asked {
  prod_id: number;
  /** Roubles, as they were shown: another price is refused with the new one. */
  expected_total?: number;
}

export interface Rescheduling {
  actor: Actor;
  /** The requester of the refund of the excess: for staff and centres a large one needs an approval, for the rules it does not. */
  asked_by: number | null;
  /** A dearer date is refused beyond the month of the order's member: the owner of his company is not asked about rescheduling. */
  isWithinMonth?: boolean;
  /** The buyer has not asked for it: for some days all of his money comes back, as after a change of the course. */
  isUnasked?: boolean;
}

export interface Rescheduled {
  from: Order;
  to: Order;
  destination: Destination;
  code: { was: string | null; acts: boolean };
  /** Kopecks of the paid sum: the part for the new order, and the refund. */
  carried: number;
  back: number;
  /** The refund still needs an approval. */
  isBackAsked: boolean;
}

/**
 * Takes a locked order to another date: the old one ends, the new one is booked by the prices and rules
 * there, the old payments pay for it, and the difference is charged or refunded. All of it, or nothing.
 */
export async function rescheduleOrder(
  order: Order,
  asked: Asked,
  transitioning: Rescheduling,
  transaction: Transaction,
): Promise<Rescheduled> {
  const finish = await beginRescheduling(order, asked, transitioning, transaction);
  await transition(order, 'move', transitioning.actor, transaction);
  return finish();
}

/** Reads the old order while it is live; returns the steps for after its end. */
export async function beginRescheduling(
  order: Order,
  asked: Asked,
  { actor, asked_by, isWithinMonth = false, isUnasked = false }: Rescheduling,
  transaction: Transaction,
): Promise<() => Promise<Rescheduled>> {
  await refuseUnderRefund(order, transaction);
  if (isWithinMonth) await lockMemberOf(order, transaction);
  const wasSold = order.status === 'CONFIRMED';
  const [people, code] = [await peopleOf(order, transaction), await codeOf(order, transaction)];
  const payer = await payerOfInvoice(order, transaction);
  const destination = await destinationOf(order, asked.prod_id, people, transaction);
  const finish = async () => {
    const offer = await offerThere(order, people, destination, code, transaction);
    const { total } = offer.quote;
    if (asked.expected_total !== undefined && asked.expected_total !== total)
      throw priceChanged(presentQuote(offer.quote, offer.promo_code, offer.refusal));
    if (isWithinMonth) await refuseBeyondMonth(order, total, transaction);
    const isBilled = payer !== undefined || order.legal_user_id !== null;
    const method = methodThere(order, destination, { total, isBilled });
    const to = await bookThere(order, people, { destination, offer, method }, actor, transaction);
    await useCode(to, { ...offer, method, prod: destination.prod }, transaction);
    const carried = await carryMoney(order, to, transaction);
    if (to.paid_sum >= to.total) {
      // Rescheduling is no new payment: the day of a full refund after a payment does not begin again.
      to.paid_at = order.paid_at ?? order.confirmed_at;
      await settlePaid(to, actor, transaction);
    } else await billed(to, payer, transaction);
    if (isUnasked && (carried > 0 || to.debt > 0))
      await to.update({ full_refund_until: endOfRight() }, { transaction });
    const back = order.paid_sum - order.refunded_sum;
    const isBackAsked = await returnRest(
      order,
      { asked_by, asked_kind: isUnasked ? 'CENTER' : 'STAFF' },
      transaction,
    );
    const acts = offer.promo_code !== null;
    const rescheduled = {
      from: order,
      to,
      destination,
      code: { was: code, acts },
      carried,
      back,
      isBackAsked,
    };
    await writeRescheduledLetters(rescheduled, { people, wasSold }, transaction);
    return rescheduled;
  };
  return finish;
}

async function bookThere(
  order: Order,
  people: readonly OrderParticipant[],
  {
    destination,
    offer,
    method,
  }: {
    destination: Destination;
    offer: Awaited<ReturnType<typeof offerThere>>;
    method: Order['payment_method'];
  },
  actor: Actor,
  transaction: Transaction,
): Promise<Order> {
  const to = await book(
    {
      ...destination,
      buyer: buyerOf(order),
      participation: offer.participation,
      participants: people.map(personOf),
      contact: contactOf(order),
      method,
      quote: offer.quote,
      tiers: offer.tiers,
      consent_id: order.consent_id,
      comment: order.comment_client,
      client_target: order.client_target,
      isDouble: people.some(({ is_double }) => is_double),
      moved: { from_id: order.id, held_until: reservedUntil(order, destination, method) },
    },
    actor,
    transaction,
  );
  to.comment_internal = order.comment_internal;
  to.next_contact_at = order.next_contact_at;
  await to.save({ transaction });
  return to;
}

async function refuseUnderRefund(order: Order, transaction: Transaction): Promise<void> {
  if (await hasOpenRefund(order, transaction))
    throw conflict('По заказу оформляется возврат: сначала завершите его');
}

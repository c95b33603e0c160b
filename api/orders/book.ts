import type { BookedContact, ParticipantBody } from '@odonta/api/contract';
import type { Consent, Order, Prod, SeatPool } from '@odonta/db/models';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import type { BuyerKind, PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Participation, Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import type { CreationAttributes, Transaction } from 'sequelize';
import { noSeats, soldOutTier } from '../platform/http/errors.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { Actor } from './actor.ts';
import { notifyOf } from './effects.ts';
import { freeIn, poolsOf } from './seats/seats.ts';
import { writeDown } from './writeDown.ts';

/** A buyer of several places may distribute the tickets himself. */
export interface NewParticipant extends ParticipantBody {
  is_written_to?: boolean;
}

/** It is stored with the orders it was given for. */
export type NewConsent = CreationAttributes<Consent>;

export interface Lesson {
  from: Date;
  to: Date;
}

export interface NewOrder {
  prod: Prod;
  /** As they were at the calculation of the price. */
  pools: readonly SeatPool[];
  buyer: {
    kind: BuyerKind;
    individual_id?: number;
    legal_user_id?: number;
    legal_member_id?: number;
    created_by?: number;
    manager_id?: number;
  };
  participation: Participation;
  participants: readonly NewParticipant[];
  contact: BookedContact;
  method: PaymentMethod;
  quote: Quote;
  /** In roubles, as they were quoted by. */
  tiers: readonly Tier[];
  /** One that is stored already, if any; a new one is given beside the orders. */
  consent_id: number | null;
  comment?: string | null;
  client_target?: Record<string, unknown>;
  /** Staff has said that two of one name are two people. */
  isDouble?: boolean;
  /** Offered seats of the waiting list have a deadline and a letter of their own. */
  offered_until?: Date;
  /** The hours of a lesson, which its lecturer has agreed to: no seats are counted, and nobody confirms them again. */
  lesson?: Lesson;
  /** The order that was rescheduled here; the seats wait so long for the rest of its price. */
  moved?: { from_id: number; held_until?: Date };
  /** It is beyond the month of its member: the seats wait so long for the owner of his company. */
  owner_until?: Date | null;
  /** A caller that audits its records itself turns this off. */
  isJournalled?: boolean;
}

/**
 * Creates an order with its participants and takes their seats, or refuses: NO_SEATS, SOLD_OUT_TIER, or a
 * participant is on the course already. Effects come after it: from here on the seats are locked.
 */
export async function book(asked: NewOrder, actor: Actor, transaction: Transaction): Promise<Order> {
  const [order] = await bookAll([asked], actor, transaction);
  if (!order) throw new Error('nothing was booked');
  return order;
}

/** Several courses at once: all of them, or none. */
export async function bookAll(
  asked: readonly NewOrder[],
  actor: Actor,
  transaction: Transaction,
  consent?: NewConsent,
): Promise<Order[]> {
  const {
    orders,
    full: [full],
  } = await writeDown(asked, transaction, consent);
  if (full) throw await refusalOf(full, asked, transaction);
  for (const [place, order] of orders.entries()) {
    const { isJournalled, quote } = asked[place] ?? {};
    if (quote && !isJournalled) await journal(order, quote.total, actor, transaction);
  }
  for (const [place, order] of orders.entries()) {
    await notifyOf({ name: wayOf(asked[place]), order, from: null, actor }, transaction);
  }
  return orders;
}

function wayOf({ offered_until, moved: rescheduled }: Partial<NewOrder> = {}) {
  if (offered_until) return 'offer';
  return rescheduled ? 'arrive' : 'create';
}

async function journal(
  { id }: Order,
  total: number,
  { by, origin }: Actor,
  transaction: Transaction,
): Promise<void> {
  const named = { action: 'create', resource: 'orders', record_id: id };
  await unitOfWork.audit({ ...named, by, origin, changes: { total: [null, total] } }, transaction);
}

async function refusalOf(full: SeatPool, asked: readonly NewOrder[], transaction: Transaction) {
  const { price_id } = full;
  const tier = asked.flatMap(({ tiers }) => tiers).find(({ id }) => id === price_id);
  if (tier) return soldOutTier(priceLabel(tier, formatDay));
  const now = (await poolsOf([full.prod_id], transaction)).find(({ id }) => id === full.id);
  return noSeats((now && freeIn(now)) ?? 0);
}

import { randomBytes } from 'node:crypto';
import type { BookedContact, ParticipantBody } from '@odonta/api/contract';
import { Order, OrderParticipant, type Prod, type SeatPool } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { BuyerKind, OrderCheckKind, PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import { isForStudents, type Participation, type Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { conflict, noSeats, soldOutTier } from '../platform/http/errors.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { Actor } from './actor.ts';
import { contactColumns } from './contact.ts';
import { notifyOf } from './effects.ts';
import { expiryOf } from './locking.ts';
import { freeIn, poolsOf, takeSeats } from './seats/seats.ts';

/** A buyer of several places may distribute the tickets himself. */
export interface NewParticipant extends ParticipantBody {
  is_written_to?: boolean;
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
  consent_id: number | null;
  comment?: string | null;
  client_target?: Record<string, unknown>;
  /** Staff has said that two of one name are two people. */
  isDouble?: boolean;
  /** Offered seats of the waiting list have a deadline and a letter of their own. */
  offered_until?: Date;
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
): Promise<Order[]> {
  const orders: Order[] = [];
  for (const each of asked) orders.push(await writeDown(each, actor, transaction));
  const seats = orders.flatMap(({ prod_id, participation, participants }) =>
    participants.map(({ id, price_id }) => ({ participant_id: id, prod_id, price_id, participation })),
  );
  const pools = asked.flatMap((each) => each.pools);
  const [full] = await takeSeats(seats, pools, transaction);
  if (full) throw await refusalOf(full, asked, transaction);
  for (const [place, order] of orders.entries()) {
    await notifyOf({ name: wayOf(asked[place]), order, from: null, actor }, transaction);
  }
  return orders;
}

function wayOf({ offered_until, moved: rescheduled }: Partial<NewOrder> = {}) {
  if (offered_until) return 'offer';
  return rescheduled ? 'arrive' : 'create';
}

async function writeDown(asked: NewOrder, actor: Actor, transaction: Transaction): Promise<Order> {
  const order = await Order.create(columnsOf(asked), { transaction });
  order.participants = await OrderParticipant.bulkCreate(
    asked.participants.map((participant, index) => participantOf(asked, order.id, participant, index)),
    { transaction, returning: true },
  ).catch(refuseTwice);
  order.center = asked.prod.center;
  if (!asked.isJournalled) await journal(order, asked.quote.total, actor, transaction);
  return order;
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

function columnsOf({ prod, quote, contact, buyer, ...asked }: NewOrder) {
  const { kind: buyer_kind, ...of } = buyer;
  return {
    ...of,
    token: randomBytes(24).toString('base64url'),
    prod_id: prod.id,
    center_id: prod.center_id,
    buyer_kind,
    ...contactColumns(contact),
    participation: asked.participation,
    count: asked.participants.length,
    subtotal: kopecksOf(quote.subtotal),
    promo_sum: kopecksOf(quote.promo.sum),
    bonus_sum: kopecksOf(quote.bonus.sum),
    total: kopecksOf(quote.total),
    payment_method: asked.method,
    payment_kind: asked.method === 'FREE' ? ('FREE' as const) : ('UNKNOWN' as const),
    expires_at:
      asked.offered_until ??
      asked.moved?.held_until ??
      asked.owner_until ??
      expiryOf(prod, asked.method, buyer_kind),
    requires_confirmation: prod.requires_confirmation,
    checks: checksOf(asked, quote).map((kind) => ({ kind, is_done: false })),
    moved_from_id: asked.moved?.from_id ?? null,
    refund_policy: prod.refund_policy,
    repricing: prod.reprice_on_reduction,
    commission_percent: prod.center.sale,
    snapshot: {
      name: prod.name,
      canonical: prodPath(prod),
      center: prod.center.name,
      city: prod.city?.name ?? null,
      date_start: secondsOf(prod.date_start),
      date_end: secondsOf(prod.date_end),
      price: prod.price,
    },
    tiers: asked.tiers.map((tier) => ({ ...tier, price: kopecksOf(tier.price) })),
    client_target: asked.client_target ?? {},
    consent_id: asked.consent_id,
    comment_client: asked.comment ?? null,
  };
}

const checksOf = (
  { tiers, owner_until }: Pick<NewOrder, 'tiers' | 'owner_until'>,
  quote: Quote,
): OrderCheckKind[] => [
  ...(asksForStudents(tiers, quote) ? ['STUDENT_DOC' as const] : []),
  ...(owner_until ? ['OWNER' as const] : []),
];

const asksForStudents = (tiers: readonly Tier[], { lines }: Quote) =>
  lines.some(({ tier_id }) => isForStudents(tiers, tier_id));

function participantOf(
  { prod, quote, isDouble = false }: NewOrder,
  order_id: number,
  person: NewParticipant,
  place: number,
) {
  const line = quote.lines[place];
  if (!line) throw new Error('a participant has no price');
  return {
    order_id,
    prod_id: prod.id,
    number: place + 1,
    last_name: person.last_name ?? null,
    first_name: person.first_name ?? null,
    middle_name: person.middle_name ?? null,
    phone: person.phone ? normalPhone(person.phone) : null,
    email: person.email ?? null,
    is_student: person.is_student ?? false,
    unit_price: kopecksOf(line.unit),
    promo_share: kopecksOf(line.promo),
    bonus_share: kopecksOf(line.bonus),
    price_id: line.tier_id,
    tier_label: line.label,
    named_at: person.last_name ? new Date() : null,
    is_double: isDouble,
    is_written_to: person.is_written_to ?? true,
  };
}

function refuseTwice(error: unknown): never {
  if (error instanceof UniqueConstraintError)
    throw conflict('Кто-то из участников уже записан на этот курс', {
      participants: 'Один человек записывается на курс один раз',
    });
  throw error;
}

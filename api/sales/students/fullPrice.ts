import { type Order, OrderParticipant } from '@odonta/db/models';
import { kopecksOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { isForStudents } from '@odonta/db/vocabulary/orders/participation.ts';
import { type QuoteLine, quoteOf } from '@odonta/db/vocabulary/orders/quote.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { releaseSeats } from '../../orders/seats/release.ts';
import { freeIn, poolsOf, takeSeats } from '../../orders/seats/seats.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { isAnyAwaited } from './awaited.ts';
import { askForRest, wayToPayRest } from './rest.ts';

/** The price without the student discount. */
export interface FullPrice {
  participant: OrderParticipant;
  line: QuoteLine;
}

/**
 * By the prices of the booking day, for participants with refused documents. Empty where there are none, and
 * where the difference cannot be paid: an unpaid order is booked again.
 */
export async function fullPriceOf(order: Order, transaction?: Transaction): Promise<FullPrice[]> {
  if (order.status !== 'CREATED' || !(await wayToPayRest(order, transaction))) return [];
  const participants = await OrderParticipant.findAll({
    where: { order_id: order.id, is_live: true },
    include: [{ association: 'document', where: { status: 'REJECTED' }, required: true }],
    order: [['id', 'ASC']],
    transaction,
  });
  const refused = participants.filter(({ price_id }) => isForStudents(order.tiers, price_id));
  if (refused.length === 0) return [];
  const lines = await linesFor(order, refused.length, transaction);
  return refused.flatMap((participant, index) => {
    const line = lines[index];
    return line ? [{ participant, line }] : [];
  });
}

/** Kopecks; null where there is nothing to choose. */
export function riseOf(prices: readonly FullPrice[]): number | null {
  if (prices.length === 0) return null;
  return prices.reduce(
    (all, { participant, line }) => all + kopecksOf(line.unit) - participant.unit_price,
    0,
  );
}

/**
 * The price of a locked order becomes the full one: it waits for the rest of its money, and no longer for
 * documents.
 */
export async function takeFullPrice(
  order: Order,
  { by, origin }: Actor,
  transaction: Transaction,
): Promise<void> {
  const prices = await fullPriceOf(order, transaction);
  const rise = riseOf(prices);
  if (rise === null) throw conflict('Доплачивать по этому заказу не нужно');
  for (const { participant, line } of prices)
    await participant.update(
      {
        is_student: false,
        unit_price: kopecksOf(line.unit),
        price_id: line.tier_id,
        tier_label: line.label,
      },
      { transaction },
    );
  const before = order.total;
  const areAwaited = await isAnyAwaited(order, transaction);
  order.set({
    subtotal: order.subtotal + rise,
    total: order.total + rise,
    checks: [
      ...order.checks
        .filter(({ kind }) => kind !== 'MONEY')
        .map((check) => (check.kind === 'STUDENT_DOC' ? { ...check, is_done: !areAwaited } : check)),
      { kind: 'MONEY', is_done: false },
    ],
  });
  await askForRest(order, transaction);
  const named = { resource: 'orders', record_id: order.id, action: 'full_price' };
  await unitOfWork.audit(
    { ...named, by, origin, changes: { total: [roublesOf(before), roublesOf(order.total)] } },
    transaction,
  );
  await switchSeatPools(order, prices, transaction);
}

async function linesFor(order: Order, people: number, transaction?: Transaction): Promise<QuoteLine[]> {
  const pools = await poolsOf([order.prod_id], transaction);
  const tiers = order.tiers.map((tier) => {
    const pool = pools.find(({ price_id }) => price_id === tier.id);
    return { ...tier, price: roublesOf(tier.price), seats_left: pool ? freeIn(pool) : null };
  });
  const quote = quoteOf(
    { price: roublesOf(order.snapshot.price), tiers },
    {
      participation: order.participation,
      participants: Array.from({ length: people }, () => ({ is_student: false })),
      already: order.count - people,
      now: secondsOf(order.created_at),
    },
  );
  return quote?.lines ?? [];
}

/** A price may have seats of its own: they go back to students, and others are taken. */
async function switchSeatPools(order: Order, prices: readonly FullPrice[], transaction: Transaction) {
  const pools = await poolsOf([order.prod_id], transaction);
  if (pools.every(({ price_id }) => price_id === null)) return;
  await releaseSeats(
    prices.map(({ participant }) => participant.id),
    transaction,
  );
  const seats = prices.map(({ participant: { id, prod_id, price_id } }) => ({
    participant_id: id,
    prod_id,
    price_id,
    participation: order.participation,
  }));
  const full = await takeSeats(seats, pools, transaction);
  if (full.length > 0)
    throw conflict('Мест по полной цене не осталось: отмените заказ или пришлите документ');
}

import type { ParticipantBody } from '@odonta/api/contract';
import {
  type Order,
  OrderParticipant,
  type Prod,
  type SeatPool,
  type WaitlistEntry,
} from '@odonta/db/models';
import { baseOf, type Participation, participationsOf } from '@odonta/db/vocabulary/orders/participation.ts';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { book } from '../../orders/book.ts';
import { contactOf } from '../../orders/contact.ts';
import { methodsFor, refuseUnbookable, stateWith, tiersOf } from '../../orders/offer.ts';
import { quote } from '../../orders/quoting.ts';
import { freeFor } from '../../orders/seats/seats.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { waitlistOffered } from './letters.ts';

/**
 * Books the seats for an entry, as many as it takes, at the present price: they are reserved while the offer is
 * open. The caller applies the transition and saves the entry.
 */
export async function offerTo(
  entry: WaitlistEntry,
  { prod, pools }: { prod: Prod; pools: readonly SeatPool[] },
  actor: Actor,
  transaction: Transaction,
): Promise<Order> {
  refuseUnbookable(prod, stateWith(prod, pools), { closed: 'Свободных мест нет или запись на курс закрыта' });
  const offered_until = standsUntil(prod);
  const participation = participationFor(entry, { prod, pools });
  const count = countFor(entry, participation, pools);
  const participants = await participantsFor(entry, count, transaction);
  const calculated = quote(prod, pools, { participation, participants });
  const [first] = methodsFor(prod, 'GUEST');
  const method = calculated.quote.total === 0 ? 'FREE' : first;
  if (!method) throw conflict('Этот курс сейчас нельзя оплатить на сайте');
  const { individual_id, consent_id, comment } = entry;
  const order = await book(
    {
      ...{ prod, pools, participation, participants, method, offered_until, consent_id, comment },
      ...calculated,
      buyer: individual_id === null ? { kind: 'GUEST' } : { kind: 'INDIVIDUAL', individual_id },
      contact: contactOf(entry),
    },
    actor,
    transaction,
  );
  entry.order_id = order.id;
  entry.offers += 1;
  await writeLetter(waitlistOffered(entry, prod, order), transaction);
  return order;
}

/** Participants must be certain before the course, so an offer is shorter near its start. */
function standsUntil({ waitlist_hours, date_start }: Prod): Date {
  const now = nowInSeconds();
  const start = secondsOf(date_start);
  const last = start === null ? Infinity : start - waitlistLimits.hoursBeforeStart * 3600;
  if (last <= now) throw conflict('До начала курса слишком мало времени: предложение не успеют принять');
  return new Date(Math.min(now + waitlist_hours * 3600, last) * 1000);
}

function countFor(
  { quantity, accept_partial }: WaitlistEntry,
  participation: Participation,
  pools: readonly SeatPool[],
): number {
  const free = freeFor(participation, pools);
  if (free === 0) throw conflict('На этот вариант участия мест нет');
  return accept_partial && free !== null ? Math.min(quantity, free) : quantity;
}

/** For any participation: the first kind with enough seats, the whole course before its parts. */
function participationFor(
  { participation, quantity, accept_partial }: WaitlistEntry,
  { prod, pools }: { prod: Prod; pools: readonly SeatPool[] },
): Participation {
  if (participation !== 'any') return participation;
  const least = accept_partial ? 1 : quantity;
  const tiers = tiersOf(prod, pools);
  const hasSeats = (kind: Participation) =>
    [freeFor(kind, pools), baseOf(prod.price, tiers, kind)?.tier?.seats_left ?? null].every(
      (left) => left === null || left >= least,
    );
  const kinds = participationsOf(prod.price, tiers).map((kind) => kind.participation);
  return kinds.find(hasSeats) ?? 'main';
}

/** The first place is his who waits, unless he is on the course by another order; the others are named when he pays. */
async function participantsFor(
  { prod_id, email, last_name, first_name, middle_name }: WaitlistEntry,
  count: number,
  transaction: Transaction,
): Promise<ParticipantBody[]> {
  const isOnCourse = await OrderParticipant.count({ where: { prod_id, email, is_live: true }, transaction });
  const own = isOnCourse ? {} : { last_name, first_name, middle_name: middle_name ?? undefined, email };
  return Array.from({ length: count }, (_, index) => (index === 0 ? own : {}));
}

import { SeatReservation } from '@odonta/db/models';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { freeFor, lockPoolsOf, poolsOf, takeFrom } from './seats.ts';

/** Seats that a company would have. */
export interface Wanted {
  legal_request_id: number;
  prod_id: number;
  participation: Participation;
  count: number;
}

/**
 * Reserves seats for a company without an order yet, replacing its earlier reservation; where these are too
 * many, it returns the number of free seats and changes nothing. The pools of the course stay locked until the
 * transaction ends.
 */
export async function reserveSoftly(
  { legal_request_id, prod_id, participation, count }: Wanted,
  held_until: Date,
  transaction: Transaction,
): Promise<{ isReserved: true } | { isReserved: false; left: number }> {
  await lockPoolsOf({ prods: [prod_id] }, transaction);
  const own = await SeatReservation.sum('count', {
    where: { legal_request_id, released_at: null },
    transaction,
  });
  const isReservedAlready = (own ?? 0) > 0;
  const pools = await poolsOf([prod_id], transaction);
  const left = freeFor(participation, pools);
  if (!isReservedAlready && left !== null && left < count) return { isReserved: false, left };
  if (isReservedAlready) {
    await SeatReservation.update(
      { held_until },
      { where: { legal_request_id, released_at: null }, transaction },
    );
    return { isReserved: true };
  }
  const asked = pools.filter((pool) => pool.is_whole || pool.participation === participation);
  await SeatReservation.bulkCreate(
    asked.map(({ id: pool_id }) => ({ pool_id, legal_request_id, count, held_until })),
    { transaction },
  );
  const full = await takeFrom(new Map(asked.map(({ id }) => [id, count])), transaction);
  // The seats were free under the lock, so only a course taken off sale meanwhile can refuse them.
  if (full.length > 0) throw conflict('Запись на курс закрыта');
  return { isReserved: true };
}

/** The end of a request's reservation; null where there is none. */
export async function reservedUntil(
  legal_request_id: number,
  transaction?: Transaction,
): Promise<number | null> {
  const lock = await SeatReservation.findOne({ where: { legal_request_id, released_at: null }, transaction });
  return lock && secondsOf(lock.held_until);
}

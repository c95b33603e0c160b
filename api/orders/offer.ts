import {
  offeredPricesOf,
  optionOf,
  type Prod,
  ProdPrice,
  type SeatPool,
  timetableOf,
} from '@odonta/db/models';
import { closureAt } from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { bookableStates, type ProdState, stateOf } from '@odonta/db/vocabulary/catalog/prodState.ts';
import type { BuyerKind, PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { IncludeOptions } from 'sequelize';
import { conflict, salesPaused } from '../platform/http/errors.ts';
import { freeIn, wholePoolOf } from './seats/seats.ts';

/** An include that reads prices with their courses; created for each query, since Sequelize writes into it. */
export const pricesInOrder = (): IncludeOptions => ({
  model: ProdPrice,
  as: 'prices',
  separate: true,
  order: [
    ['sort', 'ASC'],
    ['id', 'ASC'],
  ],
});

/** The state by the seats as they are counted now, which pages learn of a little later. */
export function stateWith(prod: Prod, pools: readonly SeatPool[]): ProdState {
  const seats_taken = wholePoolOf(prod.id, pools)?.taken ?? prod.seats_taken;
  return stateOf({ ...timetableOf(prod, prod.center), seats_taken }, nowInSeconds());
}

export const isBookable = (state: ProdState): boolean => bookableStates.includes(state);

/** Refuses a course that nobody may book now, with the pause of its centre where that is why, unless it is sold in spite of it. */
export function refuseUnbookable(
  { center }: Pick<Prod, 'center'>,
  state: ProdState,
  { isSoldInPause = false, closed = 'Запись на курс закрыта' } = {},
): void {
  if (isBookable(state) || (isSoldInPause && state === 'PAUSED')) return;
  throw state === 'PAUSED'
    ? salesPaused(closureInWords(closureAt(center, nowInSeconds())))
    : conflict(closed);
}

/** Price options as the rules of prices take them, in kopecks, with the seats that are left at each. */
export function tiersOf(prod: Prod, pools: readonly SeatPool[]): Tier[] {
  return offeredPricesOf(prod).map((price) => {
    const { id, participation, is_active } = price;
    const pool = pools.find(({ price_id }) => price_id === id);
    return { ...optionOf(price), id, participation, is_active, seats_left: pool ? freeIn(pool) : null };
  });
}

/** How this buyer may pay for the course; a course that costs nothing is paid for in no way. */
export function methodsFor({ center, payment_methods }: Prod, buyer: BuyerKind): PaymentMethod[] {
  const sold: PaymentMethod[] = [];
  if (center.is_sell_individuals || (buyer === 'LEGAL' && center.is_sell_entities)) sold.push('CARD');
  if (center.is_sell_entities) sold.push('INVOICE');
  return sold.filter((method) => payment_methods.includes(method));
}

export const placeOf = ({ type, city, address }: Prod): string =>
  onlineProdTypes.includes(type) ? 'Онлайн' : [city?.name, address].filter(Boolean).join(', ');

import type { ProdCard, ProdFull, ProdPrice } from '@odonta/api/contract';
import {
  isForWhole,
  isRunning,
  type PriceType,
  priceChangesAt,
  priceLabel,
  priceNow,
} from '@odonta/db/vocabulary/catalog/price.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { endOfMoscowDay, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

type Priced = Pick<ProdFull, 'price' | 'prices' | 'price_now' | 'price_from'>;

export interface PriceRow {
  label: string;
  price: string;
  /** When or for whom the price applies, in words, where its label does not say so. */
  state: string | null;
  isOver: boolean;
  /** Whether this is the present price of one participant. */
  isNow: boolean;
}

/** Every price option in the centre's order, the main price first even where it is no option of its own. */
export function priceRows({ price, prices, price_now }: Priced, now: number): PriceRow[] {
  const main: ProdPrice = {
    id: 0,
    price,
    type: 'main',
    date: null,
    count_listener: null,
    text: null,
    participation: null,
  };
  const options = prices.some(({ type }) => type === 'main') ? prices : [main, ...prices];
  const nowFor = options.find((option) => isForOne(option, now) && option.price === price_now);
  return options.map((option) => ({
    label: [priceLabel(option, formatMoscowDay), forWhom(option, options)].filter(Boolean).join(', '),
    price: formatPrice(option.price),
    state: option === nowFor ? 'сейчас' : stateOf(option, options, now),
    isOver: isOver(option, now),
    isNow: option === nowFor,
  }));
}

export interface PriceChange {
  /** The last day of the present price. */
  until: string;
  /** The first second of the next price. */
  at: number;
  then: string;
}

/** The changes of the price of one participant that are still to come, in the order of their dates. */
export function priceChanges({ price, prices, price_now }: Priced, now: number): PriceChange[] {
  const changes: PriceChange[] = [];
  let present = price_now;
  for (const at of priceChangesAt(prices, now).sort((a, b) => a - b)) {
    const then = priceNow(price, prices, at);
    if (then === present) continue;
    changes.push({ until: formatMoscowDay(at - 1), at, then: formatPrice(then) });
    present = then;
  }
  return changes;
}

/** «только лекция 12 000 ₽» where a lower price than that of one participant today exists; otherwise null. */
export function lowestPrice({
  price_now,
  price_from,
  price_from_type,
}: Pick<ProdCard, 'price_now' | 'price_from' | 'price_from_type'>): string | null {
  if (price_from >= price_now) return null;
  if (price_from === 0) return 'есть бесплатное участие';
  return `${price_from_type ? forWhomLowest[price_from_type] : 'от'}\u00a0${formatPrice(price_from)}`;
}

const forWhomLowest: Readonly<Record<PriceType, string>> = {
  main: 'от',
  date: 'ранняя регистрация',
  any: 'особая цена',
  hour: 'час занятия',
  listener: 'в группе',
  lecture: 'только лекция',
  practice: 'только практика',
  student: 'студентам и ординаторам',
};

/** The price on a card, the crossed-out one, and their label: for one participant, or for each of a group. */
export function cardPrice(card: ProdCard): {
  price: number;
  instead: { label: string; price: number } | null;
  note: string | null;
} {
  const { price_group, price_now, price } = card;
  if (price_group === undefined)
    return {
      price: price_now,
      instead: price_now < price ? { label: 'Полная цена', price } : null,
      note: lowestPrice(card),
    };
  return price_group < price_now
    ? {
        price: price_group,
        instead: { label: 'Цена одного участника', price: price_now },
        note: 'с каждого в группе',
      }
    : { price: price_now, instead: null, note: null };
}

const isOver = (option: ProdPrice, now: number) => option.type === 'date' && !isRunning(option, now);
const isForOne = (option: ProdPrice, now: number) =>
  option.type === 'main' || (option.type === 'date' && isForWhole(option) && isRunning(option, now));

/** A lower price of one half of the course says so. */
function forWhom({ participation }: ProdPrice, options: readonly ProdPrice[]): string | null {
  if (participation === null || participation === 'main') return null;
  const named = options.find(({ id, type }) => participation === (type === 'any' ? `any:${id}` : type));
  return named ? priceLabel(named, formatMoscowDay).toLowerCase() : null;
}

function stateOf(option: ProdPrice, options: readonly ProdPrice[], now: number): string | null {
  if (isOver(option, now)) return 'закончилась';
  if (option.type === 'student') return 'действует по документу об обучении';
  if (option.type === 'date') return turnOf(option, options, now);
  return option.type === 'main' ? 'после ранней регистрации' : null;
}

/** Of several early prices the nearest one to end applies, so each begins after the one before. */
function turnOf(
  { date, participation }: ProdPrice,
  options: readonly ProdPrice[],
  now: number,
): string | null {
  const until = date ?? 0;
  const earlier = options
    .filter(
      (other) => other.type === 'date' && other.participation === participation && isRunning(other, now),
    )
    .map((other) => other.date ?? 0)
    .filter((other) => other < until);
  return earlier.length === 0
    ? null
    : `с ${dayInYear.format(endOfMoscowDay(Math.max(...earlier)) * 1000 + 1000)} по ${dayInYear.format(until * 1000)}`;
}

const dayInYear = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

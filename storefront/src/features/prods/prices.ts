import type { ProdFull, ProdPrice } from '@odonta/api/contract';
import { isRunning, priceChangesAt, priceLabel, priceNow } from '@odonta/db/vocabulary/catalog/price.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';

type Priced = Pick<ProdFull, 'price' | 'prices' | 'price_now' | 'price_from'>;

export interface PriceRow {
  label: string;
  price: string;
  /** What makes the price hold, in words; null for one that simply holds. */
  condition: string | null;
  isOver: boolean;
}

/** Every price option in the centre's order, the main price first even where it is no option of its own. */
export function priceRows({ price, prices }: Priced, now: number): PriceRow[] {
  const main: ProdPrice = { id: 0, price, type: 'main', date: null, count_listener: null, text: null };
  const options = prices.some(({ type }) => type === 'main') ? prices : [main, ...prices];
  return options.map((option) => ({
    label: priceLabel(option, formatDay),
    price: formatPrice(option.price),
    condition: conditionOf(option, now),
    isOver: isOver(option, now),
  }));
}

export interface PriceChange {
  /** The last day of the price that holds now. */
  until: string;
  then: string;
}

/** When the price of one participant changes next, and to what; null when it stays. */
export function nextPriceChange({ price, prices, price_now }: Priced, now: number): PriceChange | null {
  for (const moment of priceChangesAt(prices, now).sort((a, b) => a - b)) {
    const then = priceNow(price, prices, moment);
    if (then !== price_now) return { until: formatDay(moment - 1, 'Europe/Moscow'), then: formatPrice(then) };
  }
  return null;
}

/** «от 12 000 ₽» where somebody may pay less than one participant does now; null where nobody may. */
export function lowestPrice({
  price_now,
  price_from,
}: Pick<Priced, 'price_now' | 'price_from'>): string | null {
  if (price_from >= price_now) return null;
  return price_from === 0 ? 'есть бесплатное участие' : `от\u00a0${formatPrice(price_from)}`;
}

const isOver = (option: ProdPrice, now: number) => option.type === 'date' && !isRunning(option, now);

function conditionOf(option: ProdPrice, now: number): string | null {
  if (isOver(option, now)) return 'закончилась';
  if (option.type === 'date') return 'действует сейчас';
  if (option.type === 'listener') return 'для каждого участника группы';
  if (option.type === 'student') return 'по документу об обучении';
  return null;
}

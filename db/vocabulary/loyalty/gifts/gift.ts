/** Rewards for bonuses besides courses. */

export const giftDeliveries = {
  SELF: 'Самовывоз',
  POST: 'Почтой',
  CODE: 'Код в письме',
} as const;
export type GiftDelivery = keyof typeof giftDeliveries;

/** The state of a gift by its dates and stock; derived and never stored. */
export const giftStates = {
  PLANNED: 'Ещё не начался',
  ACTIVE: 'Можно заказать',
  GONE: 'Закончился',
  ENDED: 'Срок вышел',
  OFF: 'Выключен',
} as const;
export type GiftState = keyof typeof giftStates;

export const giftLimits = {
  name: 150,
  text: 2000,
  price: 1_000_000,
  stock: 1_000_000,
  perPerson: 100,
  /** For a redeemable code, and for a tracking number. */
  code: 200,
} as const;

interface Offered {
  is_active: boolean;
  /** Unix seconds; null where there is no such end. */
  date_start: number | null;
  date_end: number | null;
  /** How many there are with those ordered; null where they do not run out. */
  stock: number | null;
  ordered_count: number;
}

export function giftStateOf(
  { is_active, date_start, date_end, stock, ordered_count }: Offered,
  now: number,
): GiftState {
  if (!is_active) return 'OFF';
  if (date_end !== null && date_end <= now) return 'ENDED';
  if (date_start !== null && date_start > now) return 'PLANNED';
  return stock !== null && ordered_count >= stock ? 'GONE' : 'ACTIVE';
}

/** How many more may be ordered; null where they do not run out. */
export const giftsLeft = ({ stock, ordered_count }: Pick<Offered, 'stock' | 'ordered_count'>) =>
  stock === null ? null : Math.max(0, stock - ordered_count);

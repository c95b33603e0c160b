import type { CabinetGift } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';

export const bonuses = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

/** The reason why a gift cannot be ordered now, in words for the visitor; null where it can. */
export function refusalOf(
  { price_bonus, left, per_person_limit, own_count }: CabinetGift,
  balance: number,
): string | null {
  if (left === 0) return 'Подарки закончились';
  if (per_person_limit !== null && own_count >= per_person_limit)
    return per_person_limit === 1
      ? 'Вы уже заказали этот подарок'
      : `Вы уже заказали ${plural(own_count, ['подарок', 'подарка', 'подарков'])}, больше в одни руки нельзя`;
  return balance < price_bonus
    ? `Не хватает ${plural(price_bonus - balance, ['бонуса', 'бонусов', 'бонусов'])}`
    : null;
}

/** The terms of a gift besides its price. */
export function termsOf({
  left,
  per_person_limit,
}: Pick<CabinetGift, 'left' | 'per_person_limit'>): string[] {
  return [
    left !== null && left > 0 && left <= fewLeft ? `Осталось ${left}` : '',
    per_person_limit === null ? '' : `До ${plural(per_person_limit, ['штуки', 'штук', 'штук'])} в одни руки`,
  ].filter(Boolean);
}

const fewLeft = 20;

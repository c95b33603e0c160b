import type { ProdPrice } from '@odonta/api/contract';
import { priceForGroup } from '@odonta/db/vocabulary/catalog/price.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

export const groupLimits = { min: 1, max: 500 } as const;

export interface GroupPrices {
  price: number;
  prices: readonly ProdPrice[];
}

/** The input may be empty, broken or absurd: the nearest sensible number of people. */
export function peopleOf(typed: string): number {
  const number = Math.floor(Number(typed));
  return Number.isFinite(number)
    ? Math.min(groupLimits.max, Math.max(groupLimits.min, number))
    : groupLimits.min;
}

/** The present price for so many participants: for each, in total, and the saving. */
export function groupWords({ price, prices }: GroupPrices, people: number, now: number) {
  const each = priceForGroup(price, prices, people, now);
  const saved = (priceForGroup(price, prices, 1, now) - each) * people;
  return {
    each: `${formatPrice(each)}${people > 1 && each > 0 ? ' за каждого' : ''}`,
    total:
      people > 1
        ? `За ${plural(people, ['участника', 'участников', 'участников'])} — ${formatPrice(each * people)}`
        : 'За одного участника',
    saved: saved > 0 ? `Выгода группы — ${formatPrice(saved)}` : '',
  };
}

import {
  namesParticipation,
  type Participation,
  type PriceOption,
  type PriceType,
  priceLabel,
  priceTypes,
} from '../catalog/price.ts';

export type { Participation } from '../catalog/price.ts';

/** The participation a waiting person wants: one of those, or any with seats. */
export type WantedParticipation = Participation | 'any';

/** A price option as an order meets it. */
export interface Tier extends PriceOption {
  id: number;
  /** Null: for every participation that the option does not itself name. */
  participation: Participation | null;
  /** How many more may have this price; null without a limit. */
  seats_left: number | null;
  is_active: boolean;
}

/** Whether this price requires proof of studies. */
export const isForStudents = (tiers: readonly Tier[], id: number | null): boolean =>
  tiers.some((tier) => tier.id === id && tier.type === 'student');

/** The price of a participation before discounts. */
export interface Base {
  price: number;
  tier: Tier | null;
}

/** Null where the course does not offer it. An hour is not a participation: its price never buys the whole course. */
export function baseOf(price: number, tiers: readonly Tier[], participation: Participation): Base | null {
  const tier = offeredOf(tiers).find((each) => participationNamedBy(each) === participation);
  if (tier) return { price: tier.price, tier };
  return participation === 'main' ? { price, tier: null } : null;
}

export interface Offered {
  participation: Participation;
  label: string;
  price: number;
}

/** The choices of a buyer, the whole course first. Lessons are agreed on with their lecturer instead. */
export function participationsOf(price: number, tiers: readonly Tier[]): Offered[] {
  const named = offeredOf(tiers).map(participationNamedBy);
  const all = new Set<Participation>(['main', ...named.filter((each) => each !== null)]);
  return [...all].flatMap((participation) => {
    const base = baseOf(price, tiers, participation);
    return base ? [{ participation, label: labelOf(base.tier), price: base.price }] : [];
  });
}

/** Null where the option lowers the price of a participation that another one names. */
export function participationNamedBy({ id, type }: { id: number; type: PriceType }): Participation | null {
  if (type === 'any' || type === 'hour') return `any:${id}`;
  return namesParticipation({ type }) ? (type as 'main' | 'lecture' | 'practice') : null;
}

/** The participations that an edited course offers, in words; an unsaved option has no number yet. */
export function partsOf(
  prices: readonly (PriceOption & { id?: number })[],
  formatMoscowDay: (seconds: number) => string,
): { participation: Participation; label: string }[] {
  const named = prices.flatMap((price) => {
    const participation = participationNamedBy({ id: price.id ?? 0, type: price.type });
    if (
      price.type === 'hour' ||
      participation === null ||
      participation === 'main' ||
      participation === 'any:0'
    )
      return [];
    return [{ participation, label: priceLabel(price, formatMoscowDay) }];
  });
  return [{ participation: 'main', label: 'Участие во всём курсе' }, ...named];
}

const offeredOf = (tiers: readonly Tier[]): Tier[] =>
  tiers.filter(({ is_active, type }) => is_active && type !== 'hour');

function labelOf(tier: Tier | null): string {
  if (tier?.type === 'any') return tier.text ?? priceTypes.any;
  return priceTypes[tier?.type ?? 'main'];
}

import { groupFrom, isRunning, priceLabel } from '../catalog/price.ts';
import { percentOf, sharesOf } from '../money/payments/shares.ts';
import { formatDay } from '../time.ts';
import { type Base, baseOf, type Participation, type Tier } from './participation.ts';

/** The price of an order, by the same rules on the page and on the server. All sums are integer roubles. */

export interface Asked {
  participation: Participation;
  /** In the order in which limited prices are given out. */
  participants: readonly { is_student: boolean }[];
  /** Colleagues whom the same company has booked on this course before, who count towards the group size. */
  already?: number;
  /** Unix seconds. */
  now: number;
  promo?: PromoRule | null;
  bonuses?: { asked: number; balance: number; percent: number } | null;
}

export interface PromoRule {
  effect: 'PERCENT' | 'SUM' | 'SET_PRICE';
  /** A percentage, roubles off the order, or the price for each participant. */
  value: number;
  min_total: number;
}

export interface QuoteLine {
  unit: number;
  tier_id: number | null;
  label: string;
  promo: number;
  bonus: number;
}

export interface Quote {
  lines: QuoteLine[];
  subtotal: number;
  /** `fits` is false where the order is below the least sum of the code. */
  promo: { sum: number; fits: boolean };
  /** `most` is the largest part payable with bonuses, for any buyer. */
  bonus: { sum: number; most: number };
  total: number;
}

/** Null where the course does not offer the participation, or has no price left for all participants. */
export function quoteOf(course: { price: number; tiers: readonly Tier[] }, asked: Asked): Quote | null {
  const units = unitsOf(course, asked);
  if (!units) return null;
  const subtotal = sumOf(units.map(({ unit }) => unit));
  const promo = promoOf(units, subtotal, asked.promo ?? null);
  const bonus = bonusOf(subtotal - promo.sum, units, asked.bonuses ?? null);
  const promoShares = sharesOf(promo.sum, promo.weights);
  const left = units.map(({ unit }, index) => unit - (promoShares[index] ?? 0));
  const bonusShares = sharesOf(bonus.sum, left);
  return {
    lines: units.map(({ unit, tier }, index) => ({
      unit,
      tier_id: tier?.id ?? null,
      label: tier ? priceLabel(tier, formatDay) : 'Основная цена',
      promo: promoShares[index] ?? 0,
      bonus: bonusShares[index] ?? 0,
    })),
    subtotal,
    promo: { sum: promo.sum, fits: promo.fits },
    bonus,
    total: subtotal - promo.sum - bonus.sum,
  };
}

interface Unit {
  unit: number;
  tier: Tier | null;
}

/** Prices are never added up: each participant pays the lowest that fits him and is still available. */
function unitsOf({ price, tiers }: { price: number; tiers: readonly Tier[] }, asked: Asked): Unit[] | null {
  const base = baseOf(price, tiers, asked.participation);
  if (!base) return null;
  const given = new Map<number, number>();
  const isLeft = ({ id, seats_left }: Tier) => seats_left === null || (given.get(id) ?? 0) < seats_left;
  const units: Unit[] = [];
  for (const { is_student } of asked.participants) {
    const candidates = candidatesOf(base, tiers.filter(isLeft), asked, is_student);
    const [unit] = candidates.sort((a, b) => a.unit - b.unit);
    if (!unit) return null;
    if (unit.tier) given.set(unit.tier.id, (given.get(unit.tier.id) ?? 0) + 1);
    units.push(unit);
  }
  return units;
}

function candidatesOf(base: Base, left: readonly Tier[], asked: Asked, isStudent: boolean): Unit[] {
  const people = asked.participants.length + (asked.already ?? 0);
  const own = left.filter(
    ({ is_active, participation }) => is_active && [null, asked.participation].includes(participation),
  );
  const early = own
    .filter((tier) => tier.type === 'date' && isRunning(tier, asked.now))
    .sort((a, b) => (a.date ?? 0) - (b.date ?? 0))
    .slice(0, 1);
  const groups = own.filter((tier) => tier.type === 'listener' && groupFrom(tier) <= people);
  const student = isStudent ? own.filter(({ type }) => type === 'student') : [];
  const isBaseLeft = base.tier === null || left.includes(base.tier);
  return [
    ...(isBaseLeft ? [{ unit: base.price, tier: base.tier }] : []),
    ...[...early, ...groups, ...student].map((tier) => ({ unit: tier.price, tier })),
  ];
}

function promoOf(units: readonly Unit[], subtotal: number, rule: PromoRule | null) {
  const prices = units.map(({ unit }) => unit);
  if (!rule) return { sum: 0, fits: true, weights: prices };
  if (subtotal < rule.min_total) return { sum: 0, fits: false, weights: prices };
  if (rule.effect === 'SET_PRICE') {
    const weights = prices.map((unit) => Math.max(0, unit - rule.value));
    return { sum: sumOf(weights), fits: true, weights };
  }
  const sum = rule.effect === 'PERCENT' ? percentOf(subtotal, rule.value) : rule.value;
  return { sum: Math.min(subtotal, sum), fits: true, weights: prices };
}

/** A student price is paid in money only. */
function bonusOf(due: number, units: readonly Unit[], bonuses: Asked['bonuses']) {
  if (!bonuses || units.some(({ tier }) => tier?.type === 'student')) return { sum: 0, most: 0 };
  const most = Math.floor((due * bonuses.percent) / 100);
  return { sum: Math.max(0, Math.min(bonuses.asked, bonuses.balance, most)), most };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

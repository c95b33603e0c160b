import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { ProdType } from '../../../vocabulary/catalog/prod.ts';
import type { CastPrice } from '../cast/types.ts';
import type { Random } from './random.ts';

/** Usual sums for a whole course, roubles. */
const ranges: Partial<Record<ProdType, readonly [number, number]>> = {
  2: [1_500, 9_000],
  3: [6_000, 18_000],
  4: [18_000, 78_000],
  5: [20_000, 90_000],
  6: [14_000, 52_000],
  8: [5_000, 24_000],
  9: [4_500, 28_000],
  10: [45_000, 170_000],
};
/** Surgery and prosthetics cost more to teach, hygiene less. */
const dearness: Partial<Record<CategoryId, number>> = { 3: 1.15, 5: 1.1, 10: 1.05, 8: 0.6, 7: 0.85, 12: 0.8 };

export function priceOf(type: ProdType, category: CategoryId, random: Random): number {
  if (type === 2 && random.chance(0.07)) return 0;
  const [from, to] = ranges[type] ?? [10_000, 30_000];
  return rounded((from + (to - from) * random.next() ** 1.4) * (dearness[category] ?? 1));
}

/** `startsIn` bounds early registration: it ends before the course begins. */
export function optionsFor(
  price: number,
  type: ProdType,
  startsIn: number | undefined,
  random: Random,
): CastPrice[] {
  if (price === 0) return [];
  const part = (share: number) => rounded(price * share);
  const options: CastPrice[] = [{ type: 'main', price }];
  if (type === 5 && random.chance(0.6)) options.push({ type: 'lecture', price: part(0.4) });
  if (type === 5 && random.chance(0.35)) options.push({ type: 'practice', price: part(0.75) });
  if (startsIn !== undefined && startsIn > 10 && type !== 10 && random.chance(0.45))
    options.push({
      type: 'date',
      price: part(0.86),
      inDays: Math.round(startsIn * (0.3 + random.next() * 0.4)),
    });
  if (type !== 10 && random.chance(0.3))
    options.push({ type: 'listener', price: part(0.9), count_listener: random.between(2, 5) });
  if (type !== 10 && random.chance(0.25)) options.push({ type: 'student', price: part(0.55) });
  if (type === 8)
    options.push({ type: 'any', price: part(0.5), text: 'Онлайн-участие с доступом к записям' });
  if (type === 10) options.push({ type: 'any', price: part(1.6), text: 'Два дня подряд' });
  return options;
}

/** No price is 17 342 roubles. */
function rounded(sum: number): number {
  const step = sum < 10_000 ? 100 : 500;
  return Math.max(step, Math.round(sum / step) * step);
}

import type { PromoEffect } from '../loyalty/promo/promoCode.ts';

/** The price of a banner by weeks, and the part of it that returns. All sums are kopecks. */

export interface PriceRow {
  /** Null in a slot of the whole site. */
  category_id: number | null;
  /** Its Monday. */
  week: string;
  price: number;
}

export interface BannerRule {
  effect: PromoEffect;
  /** Percent, weeks, or kopecks. */
  value: number;
  min_total: number;
}

export interface BannerPrice {
  subtotal: number;
  discount: number;
  total: number;
  /** False where the sum is below the least one of the code. */
  fits: boolean;
}

export function bannerPriceOf(rows: readonly PriceRow[], rule: BannerRule | null): BannerPrice {
  const subtotal = sumOf(rows);
  if (!rule || subtotal < rule.min_total) return { subtotal, discount: 0, total: subtotal, fits: !rule };
  const discount = Math.min(subtotal, effects[rule.effect](rows, rule.value));
  return { subtotal, discount, total: subtotal - discount, fits: true };
}

const effects: Readonly<Record<PromoEffect, (rows: readonly PriceRow[], value: number) => number>> = {
  PERCENT: (rows, percent) => Math.floor((sumOf(rows) * percent) / 100),
  SUM: (_, sum) => sum,
  SET_PRICE: (rows, price) => rows.reduce((all, row) => all + Math.max(0, row.price - price), 0),
  // A week in each of three categories is three: otherwise one free week would be as many as there are categories.
  FREE_WEEKS: (rows, weeks) => sumOf(inOrder(rows).slice(0, weeks)),
};

/** By week, and by category within one. */
export const inOrder = (rows: readonly PriceRow[]): PriceRow[] =>
  [...rows].sort(
    (one, other) => one.week.localeCompare(other.week) || (one.category_id ?? 0) - (other.category_id ?? 0),
  );

/** The sum that was paid for the weeks that have not begun by this one. */
export function returnedOf(
  { price_rows, total }: { price_rows: readonly PriceRow[]; total: number },
  week: string,
): number {
  const left = price_rows.filter((row) => row.week > week);
  const whole = sumOf(price_rows);
  // Through BigInt: the product of two sums may be beyond what a number holds exactly.
  return whole === 0 ? 0 : Number((BigInt(total) * BigInt(sumOf(left))) / BigInt(whole));
}

const sumOf = (rows: readonly PriceRow[]) => rows.reduce((all, { price }) => all + price, 0);

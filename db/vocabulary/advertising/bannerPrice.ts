import type { PromoEffect } from '../loyalty/promo/promoCode.ts';

/** The price of a banner by weeks, and the part of it that returns. All sums are kopecks. */

export interface PriceRow {
  /** Null in a slot of the whole site. */
  category_id: number | null;
  /** Its Monday. */
  week: string;
  price: number;
}

/** Its part of the paid total; the rows of a banner add up to that. */
export interface PaidRow extends PriceRow {
  paid: number;
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

/** Divides the lowered price among the rows; no kopeck is lost. */
export function paidRowsOf(rows: readonly PriceRow[], rule: BannerRule | null): PaidRow[] {
  const { subtotal, total } = bannerPriceOf(rows, rule);
  const effect = total === subtotal ? null : rule?.effect;
  if (effect === 'FREE_WEEKS')
    return inOrder(rows).map((row, index) => ({ ...row, paid: index < (rule?.value ?? 0) ? 0 : row.price }));
  if (effect === 'SET_PRICE')
    return rows.map((row) => ({ ...row, paid: Math.min(row.price, rule?.value ?? row.price) }));
  let before = 0;
  return rows.map((row) => {
    const already = partOf(total, before, subtotal);
    before += row.price;
    return { ...row, paid: partOf(total, before, subtotal) - already };
  });
}

/** Through BigInt: the product of two sums may be beyond what a number holds exactly. */
const partOf = (total: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(total) * BigInt(part)) / BigInt(whole));

/** The sum that was paid for the weeks that have not begun by this one, and for those that ended before the approval. */
export const returnedOf = (rows: readonly PaidRow[], week: string, approved: string | null = null): number =>
  rows
    .filter((row) => row.week > week || (approved !== null && row.week < approved))
    .reduce((all, { paid }) => all + paid, 0);

const sumOf = (rows: readonly PriceRow[]) => rows.reduce((all, { price }) => all + price, 0);

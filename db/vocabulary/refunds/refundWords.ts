import type { RefundPolicy } from '../orders/order.ts';
import { plural } from '../plural.ts';

/** «за 14 дней до начала и раньше — вся сумма», rule by rule, as the page of an order and a contract say it. */
export const refundWords = (policy: RefundPolicy): string[] =>
  policy.map(({ days_before, percent }) => `${whenOf(days_before)} — ${partOf(percent)}`);

const whenOf = (days: number) =>
  days === 0 ? 'позже' : `за ${plural(days, ['день', 'дня', 'дней'])} до начала и раньше`;

function partOf(percent: number): string {
  if (percent === 100) return 'вся сумма';
  return percent === 0 ? 'деньги не возвращаются' : `${percent}\u00a0%`;
}

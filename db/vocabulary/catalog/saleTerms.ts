import type { RefundPolicy } from '../orders/order.ts';
import type { Participation } from './price.ts';

export interface SeatsLimit {
  participation: Participation;
  count: number;
}

/** The bounds of a course's terms of sale. */
export const saleTermLimits = {
  hold_minutes: { min: 10, max: 60 },
  invoice_days: { min: 1, max: 15 },
  waitlist_hours: { min: 2, max: 72 },
  replace_hours: { min: 0, max: 720 },
  days_before: { min: 0, max: 365 },
  refund_steps: 10,
  seats_limit: { min: 1, max: 100_000 },
} as const;

/** The defaults of a course, as its table has them. */
export const usualTerms = {
  requires_confirmation: false,
  payment_methods: ['CARD', 'INVOICE', 'FREE'],
  hold_minutes: 20,
  invoice_days: 5,
  refund_policy: [
    { days_before: 14, percent: 100 },
    { days_before: 7, percent: 50 },
    { days_before: 0, percent: 0 },
  ],
  reprice_on_reduction: 'KEEP',
  waitlist_hours: 24,
  replace_hours: 24,
} as const;

/** Steps of a policy, the longest time first. */
export const inOrder = (policy: RefundPolicy): RefundPolicy =>
  [...policy].sort((a, b) => b.days_before - a.days_before);

/** Null where the policy is consistent; otherwise its contradiction. */
export function issueOfPolicy(policy: RefundPolicy): string | null {
  const steps = inOrder(policy);
  const isRepeated = steps.some(({ days_before }, index) => steps[index + 1]?.days_before === days_before);
  if (isRepeated) return 'Один и тот же срок указан дважды';
  const rises = steps.some(({ percent }, index) => (steps[index + 1]?.percent ?? 0) > percent);
  return rises ? 'Чем ближе курс, тем меньше возвращается: проверьте проценты' : null;
}

import type { OrderView } from '@odonta/api/contract';
import { isUnderWay } from './orderWords.ts';
import { RefundRules } from './RefundRules.tsx';

/** How much comes back when somebody cannot come: by the terms of the day on which he booked. */
export function RefundTerms({ order }: { order: OrderView }) {
  const { total, status, refund_policy } = order;
  const isLive = isUnderWay(order) || status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED';
  if (total === 0 || !isLive || refund_policy.length === 0) return null;
  return <RefundRules policy={refund_policy} title="Условия возврата" />;
}

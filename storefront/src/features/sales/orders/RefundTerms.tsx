import type { OrderView } from '@odonta/api/contract';
import { isUnderWay } from './orderStage.ts';
import { RefundRules } from './RefundRules.tsx';

/** How much is refunded when a participant cannot come: by the terms of the day of booking. */
export function RefundTerms({ order }: { order: OrderView }) {
  const { total, status, refund_policy } = order;
  const isLive = isUnderWay(order) || status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED';
  if (total === 0 || !isLive || refund_policy.length === 0) return null;
  return <RefundRules policy={refund_policy} title="Условия возврата" />;
}

import type { OrderView } from '@odonta/api/contract';
import { refundWords } from '@odonta/db/vocabulary/refunds/refundWords.ts';
import { isUnderWay } from './orderWords.ts';

/** How much comes back when somebody cannot come: by the terms of the day on which he booked. */
export function RefundTerms({ order }: { order: OrderView }) {
  const { total, status, refund_policy } = order;
  const isLive = isUnderWay(order) || status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED';
  if (total === 0 || !isLive || refund_policy.length === 0) return null;
  return (
    <details className="no-print">
      <summary>Условия возврата</summary>
      <ul>
        {refundWords(refund_policy).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

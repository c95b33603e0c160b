import type { OrderView } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
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
        {refund_policy.map(({ days_before, percent }) => (
          <li key={days_before}>
            {days_before === 0
              ? 'позже'
              : `за ${plural(days_before, ['день', 'дня', 'дней'])} до начала и раньше`}{' '}
            — {percent === 100 ? 'вся сумма' : percent === 0 ? 'деньги не возвращаются' : `${percent}\u00a0%`}
          </li>
        ))}
      </ul>
    </details>
  );
}

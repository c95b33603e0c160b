import type { AskedRefundView, OrderView } from '@odonta/api/contract';
import { refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import styles from './order.module.css';
import { refundTone, refundWhen } from './refundState.ts';
import { nameOf } from './Tickets.tsx';

/** The refunds, and their state. */
export function Refunds({ order }: { order: OrderView }) {
  if (order.refunds.length === 0) return null;
  return (
    <section className={`card card--padded ${styles.part}`} aria-labelledby="order-refunds">
      <h2 id="order-refunds">{order.refunds.length === 1 ? 'Возврат денег' : 'Возвраты денег'}</h2>
      <ul className={styles.lines}>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              <span className={`badge ${refundTone(refund)}`}>{refund.status_label}</span>
              <span className={styles.note}>{refundWhen(refund)}</span>
              <span className={styles.note}>{aboutOf(order, refund)}</span>
            </span>
            <strong>{refund.sum === 0 ? '0\u00a0₽' : formatPrice(refund.sum)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function aboutOf({ participants }: OrderView, { participant_ids, route }: AskedRefundView): string {
  const who = participants.filter(({ id }) => participant_ids.includes(id)).map(nameOf);
  return [refundRoutes[route], ...who].join(' · ');
}

import { refundNote, refundWords } from '@odonta/db/vocabulary/money/refunds/refundWords.ts';
import type { RefundPolicy } from '@odonta/db/vocabulary/orders/order.ts';
import styles from './order.module.css';

/** How much comes back and when, in full; `title` is the rule in one line. */
export const RefundRules = ({ policy, title }: { policy: RefundPolicy; title: string }) => (
  <details className="no-print">
    <summary>{title}</summary>
    <ul className={styles.rules}>
      {refundWords(policy).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <p className={styles.note}>{refundNote}</p>
  </details>
);

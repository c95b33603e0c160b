import type { OrderView } from '@odonta/api/contract';
import { taxBackLine, taxBackRules } from '@odonta/db/vocabulary/money/taxDeduction.ts';
import { taxApplicationPath } from '../../../lib/apiFiles.ts';
import styles from './order.module.css';

/** How the buyer gets a part of his tax back, and the paper that begins it. */
export function TaxDeduction({ order: { deductible, token } }: { order: OrderView }) {
  if (deductible === null) return null;
  return (
    <section className={`card card--padded ${styles.part}`} aria-labelledby="order-tax">
      <h2 id="order-tax">{taxBackLine(deductible)}</h2>
      <ul>
        {taxBackRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="no-print">
        <a className="button button--quiet button--small" href={taxApplicationPath(token)}>
          Заявление на справку (PDF)
        </a>
      </p>
    </section>
  );
}

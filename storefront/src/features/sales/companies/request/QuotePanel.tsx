import type { CompanyQuoteView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import styles from '../../orders/order.module.css';

/** The offer as it was sent: its price, and until when it is valid. */
export function QuotePanel({ quote }: { quote: CompanyQuoteView }) {
  const { number, date, valid_until, lines, total, pdf, is_open } = quote;
  return (
    <section className={`card card--padded ${styles.part}`} aria-labelledby="request-quote">
      <h2 id="request-quote">
        Предложение № {number} от {formatDate(date)}
      </h2>
      <ul className={styles.lines} aria-label="Что входит">
        {lines.map(({ label, count, unit, sum }) => (
          <li key={`${label} ${unit}`}>
            <span>
              {label}
              <span className={styles.note}>
                {count} × {formatPrice(unit)}
              </span>
            </span>
            <span>{formatPrice(sum)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>Итого</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      {is_open && <p>Цены зафиксированы до {formatDate(valid_until)} включительно.</p>}
      <p className="no-print">
        <a className="button button--quiet button--small" href={pdf} target="_blank" rel="noopener">
          Предложение в PDF<span className="visually-hidden"> (откроется в новой вкладке)</span>
        </a>
      </p>
    </section>
  );
}

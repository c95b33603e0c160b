import type { OrderQuote } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import booking from './booking.module.css';
import { grouped } from './calculation.ts';
import styles from './price.module.css';

interface LinesProps {
  quote: Quote | OrderQuote | null;
  /** The text while there are no participants. */
  empty?: string;
}

/** The price of each participant, with the reason. */
export function PriceLines({ quote, empty = 'Добавьте участников — и здесь появится сумма.' }: LinesProps) {
  return (
    <section className={`card card--padded ${styles.summary}`} aria-labelledby="order-sum">
      <h2 id="order-sum">Стоимость</h2>
      {quote ? (
        <ul className={styles.lines}>
          {grouped(quote).map(({ label, unit, count }) => (
            <li key={`${label} ${unit}`}>
              <span>
                {label}
                {count > 1 && (
                  <span className={booking.note}>
                    {count} × {formatPrice(unit)}
                  </span>
                )}
              </span>
              <span>{formatPrice(unit * count)}</span>
            </li>
          ))}
          {quote.promo && quote.promo.sum > 0 && <Deduction label="Промокод" sum={quote.promo.sum} />}
          {quote.bonus.sum > 0 && <Deduction label="Бонусами" sum={quote.bonus.sum} />}
        </ul>
      ) : (
        <p className="muted">{empty}</p>
      )}
    </section>
  );
}

const Deduction = ({ label, sum }: { label: string; sum: number }) => (
  <li>
    <span>{label}</span>
    <span>−{formatPrice(sum)}</span>
  </li>
);

interface TotalProps {
  /** Null while it is not known. */
  total: number | null;
  send: string;
  isBusy: boolean;
  failure: string;
}

/** Stays in sight on a phone, where the form is longer than the window. */
export function TotalBar({ total, send, isBusy, failure }: TotalProps) {
  return (
    <div className={styles.bar}>
      <p className="form__failure" role="alert">
        {failure}
      </p>
      <p className={styles.total} aria-live="polite">
        <span>Итого</span> <strong>{total === null ? '—' : formatPrice(total)}</strong>
      </p>
      <button
        className="button"
        type="submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        // An error that goes away on blur would move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isBusy ? 'Оформляем…' : send}
      </button>
    </div>
  );
}

import type { ProdForPayment } from '@odonta/api/contract';
import { closureSentence } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import styles from './booking.module.css';
import { ProdSummary } from './ProdSummary.tsx';
import { WaitInstead } from './WaitInstead.tsx';

/** A course of the address that cannot be booked now: the way into its line, or why there is none. */
export function ClosedProd({ prod }: { prod: ProdForPayment }) {
  return (
    <div className={styles.closed}>
      <ProdSummary prod={prod} />
      {prod.state === 'WAITLIST' ? (
        <WaitInstead prod={prod} />
      ) : (
        <p role="status">
          {whyClosed(prod)} <a href={prod.canonical}>Открыть страницу курса</a>
        </p>
      )}
    </div>
  );
}

function whyClosed({ state, seats_left, center }: ProdForPayment): string {
  if (state === 'PAUSED') return closureSentence(center);
  return state === 'CLOSED' && seats_left === 0 ? 'Мест нет.' : 'Запись на этот курс сейчас закрыта.';
}

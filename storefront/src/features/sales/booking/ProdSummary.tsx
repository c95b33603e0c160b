import type { ProdForPayment } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import styles from './booking.module.css';

/** The course being booked, for a check before payment. */
export function ProdSummary({ prod }: { prod: ProdForPayment }) {
  const { name, canonical, date_start, date_end, place, center, seats_left, state } = prod;
  const isScarce = state === 'LAST_SEATS' && seats_left !== null && seats_left > 0;
  return (
    <section className={`card card--padded ${styles.prod}`} aria-label="Курс">
      <h2 className={styles.name}>
        <a href={canonical}>{name}</a>
      </h2>
      <p className={styles.facts}>
        {[date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? 0), place, center.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isScarce && (
        <p className="badge badge--warm">Осталось {plural(seats_left, ['место', 'места', 'мест'])}</p>
      )}
    </section>
  );
}

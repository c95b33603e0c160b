import type { ProdForPayment } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import styles from './booking.module.css';
import { RadioCards } from './RadioCards.tsx';

/** The choice of participation, where the course may be visited in parts. */
export function Participation({ of: { participations } }: { of: ProdForPayment }) {
  return (
    <section className={styles.part} aria-labelledby="order-what">
      <h2 id="order-what">В чём участвуете</h2>
      <RadioCards
        name="participation"
        choices={participations.map(({ key, label, price, seats_left }) => ({
          value: key,
          label: key === 'main' ? 'Весь курс' : label,
          note: [formatPrice(price), leftOf(seats_left)].filter(Boolean).join(' · '),
        }))}
      />
    </section>
  );
}

/** Said when it may decide the choice. */
function leftOf(seats: number | null): string | null {
  if (seats === null || seats > 5) return null;
  return seats === 0 ? 'мест нет' : `осталось ${plural(seats, ['место', 'места', 'мест'])}`;
}

import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import { priceMatrix, type PriceRow as Row } from '@odonta/db/vocabulary/orders/priceMatrix.ts';
import { formatMoscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import styles from '../inputs/inputs.module.css';
import { useValues } from '../inputs/useField.ts';
import type { PriceRow } from './PriceOptions.tsx';

/** The prices for participants by day and group, while the options are typed. */
export function PriceMatrix() {
  const { price, prices } = useValues();
  const tiers = prices.filter(isWhole).map(tierOf);
  if (typeof price !== 'number' || !tiers.some(({ is_active }) => is_active)) return null;
  const { sizes, hasStudents, rows } = priceMatrix(price, tiers, nowInSeconds());
  return (
    <>
      <h3 id="price-matrix">Сколько заплатит участник</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too */}
      <section className={styles.table} tabIndex={0} aria-labelledby="price-matrix">
        <table>
          <thead>
            <tr>
              <th scope="col">Участие</th>
              <th scope="col">Когда записался</th>
              {sizes.map((size) => (
                <th scope="col" key={size}>
                  {size === 1 ? 'Один' : `От ${size}`}
                </th>
              ))}
              {hasStudents && <th scope="col">Студент</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.participation} ${row.until}`}>
                <th scope="row">{row.label}</th>
                <td>{timeOf(row, rows[index - 1])}</td>
                {row.units.map((unit, at) => (
                  <td key={sizes[at]}>{wordsOf(unit)}</td>
                ))}
                {hasStudents && <td>{wordsOf(row.student)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** An incomplete option is left out of the table. */
const isWhole = ({ type, price, date, count_listener }: PriceRow): boolean =>
  typeof price === 'number' &&
  (type !== 'date' || typeof date === 'number') &&
  (type !== 'listener' || typeof count_listener === 'number');

/** A price that was not saved yet has no number of its own. */
const tierOf = (price: PriceRow, place: number): Tier => ({
  ...price,
  id: price.id ?? -1 - place,
  participation: price.participation ?? null,
  is_active: price.is_active ?? true,
  seats_left: null,
});

function timeOf({ until, participation }: Row, before: Row | undefined): string {
  if (until !== null) return `До ${formatMoscowDay(until)}`;
  return before?.participation === participation ? 'Потом' : 'В любое время';
}

const wordsOf = (unit: number | null): string => (unit === null ? '—' : formatPrice(unit));

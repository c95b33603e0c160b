import type { AdCalendar, AdWeek } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import styles from './advertising.module.css';
import { type Choice, toggleCategory, toggleWeek } from './choice.ts';

interface Props {
  rows: readonly AdCalendar[];
  chosen: Choice;
  onChange(chosen: Choice): void;
}

/** Weeks down, categories across; a week is chosen for all chosen categories. */
export function Calendar({ rows, chosen, onChange }: Props) {
  const isSite = rows.length === 1 && rows[0]?.category_id === null;
  const weeks = rows[0]?.weeks ?? [];
  const isOf = ({ category_id }: AdCalendar) => isSite || chosen.categories.includes(category_id);
  return (
    <section className={styles.scroll} aria-label="Календарь мест">
      <table className={styles.calendar}>
        <thead>
          <tr>
            <th scope="col">Неделя</th>
            {rows.map(({ category_id, price }) => (
              <th key={category_id ?? 0} scope="col">
                {isSite ? (
                  'Весь сайт'
                ) : (
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.categories.includes(category_id)}
                      disabled={price === null}
                      onChange={() => onChange(toggleCategory(chosen, category_id))}
                    />{' '}
                    {nameOf(category_id)}
                  </label>
                )}
                <span className={styles.price}>{price === null ? 'не продаётся' : formatExact(price)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week }, index) => (
            <tr key={week}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.weeks.includes(week)}
                    onChange={() => onChange(toggleWeek(chosen, week))}
                  />{' '}
                  {formatWeek(week)}
                </label>
              </th>
              {rows.map((row) => {
                const cell = row.weeks[index];
                const isChosen = chosen.weeks.includes(week) && isOf(row);
                return (
                  <td key={row.category_id ?? 0} data-chosen={isChosen || undefined}>
                    {cell && wordsOf(cell)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const nameOf = (id: number | null) => categories.find((each) => each.id === id)?.name ?? `Категория ${id}`;

function wordsOf({ free, held, sold }: AdWeek): string {
  if (free > 0) return `свободно ${free} из ${free + held + sold}`;
  return held > 0 ? 'ждут оплаты' : 'продано';
}

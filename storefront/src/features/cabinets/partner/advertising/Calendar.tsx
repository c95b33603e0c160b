import type { AdCalendar, AdWeek } from '@odonta/api/contract';
import { formatSum } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import styles from './advertising.module.css';
import { type Choice, toggleCategory, toggleWeek } from './choice.ts';

interface Props {
  rows: readonly (Pick<AdCalendar, 'category_id' | 'price' | 'weeks'> & Partial<AdCalendar>)[];
  /** The name of a column; null stands for the whole site. */
  nameOf(category_id: number | null): string;
  chosen: Choice;
  onChange(chosen: Choice): void;
}

/** Weeks down, categories across; a week is chosen for all chosen categories. */
export function Calendar({ rows, nameOf, chosen, onChange }: Props) {
  const isSingle = rows.length === 1 && rows[0]?.category_id === null;
  const weeks = rows[0]?.weeks ?? [];
  const isOf = ({ category_id }: Props['rows'][number]) =>
    isSingle || chosen.categories.includes(category_id);
  return (
    <section className={styles.scroll} aria-label="Календарь мест">
      <table className={styles.calendar} data-single={isSingle || undefined}>
        <thead>
          <tr>
            <th scope="col">Неделя</th>
            {rows.map(({ category_id, price, usual_views }) => (
              <th key={category_id ?? 0} scope="col">
                {isSingle ? (
                  nameOf(category_id)
                ) : (
                  <label className="checkbox">
                    <input
                      type="checkbox"
                      checked={chosen.categories.includes(category_id)}
                      disabled={price === null}
                      onChange={() => onChange(toggleCategory(chosen, category_id))}
                    />
                    <span>{nameOf(category_id)}</span>
                  </label>
                )}
                <span className={styles.price}>
                  {price === null ? 'не продаётся' : `${formatSum(price)} за неделю`}
                </span>
                {usual_views && (
                  <span className={styles.price}>видят {plural(usual_views, ['раз', 'раза', 'раз'])}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week }, index) => (
            <tr key={week}>
              <th scope="row">
                <label className="checkbox">
                  <input
                    type="checkbox"
                    checked={chosen.weeks.includes(week)}
                    disabled={
                      !chosen.weeks.includes(week) && rows.every((row) => row.weeks[index]?.free === 0)
                    }
                    onChange={() => onChange(toggleWeek(chosen, week))}
                  />
                  <span>{formatWeek(week)}</span>
                </label>
              </th>
              {rows.map((row) => {
                const cell = row.weeks[index];
                const isChosen = chosen.weeks.includes(week) && isOf(row);
                return (
                  <td
                    key={row.category_id ?? 0}
                    data-chosen={isChosen || undefined}
                    data-free={(cell && cell.free > 0) || undefined}
                  >
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

function wordsOf({ free, held, sold }: AdWeek): string {
  if (free > 0) return `свободно ${free}\u00a0из\u00a0${free + held + sold}`;
  return held > 0 ? 'ждут оплаты' : 'продано';
}

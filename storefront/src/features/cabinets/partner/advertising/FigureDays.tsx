import type { AdDay } from '@odonta/api/contract';
import { adFigureWords, clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import styles from './advertising.module.css';

const columns = ['impressions', 'viewable', 'uniq', 'clicks'] as const;

/** A table with a bar for the showings of each day, as long as they are many. */
export function FigureDays({ days, caption }: { days: readonly AdDay[]; caption: string }) {
  const most = Math.max(1, ...days.map(({ impressions }) => impressions));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.days}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">День</th>
            {columns.map((figure) => (
              <th key={figure} scope="col">
                {adFigureWords[figure]}
              </th>
            ))}
            <th scope="col">Доля переходов</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(Date.parse(day.day) / 1000, 'UTC')}</th>
              {columns.map((figure) => (
                <td key={figure}>
                  {day[figure].toLocaleString('ru-RU')}
                  {figure === 'impressions' && <Bar day={day} most={most} />}
                </td>
              ))}
              <td>{clickRate(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The dark part was seen. */
const Bar = ({ day: { impressions, viewable }, most }: { day: AdDay; most: number }) => (
  <span className={styles.bar} aria-hidden="true" style={{ width: `${(impressions / most) * 100}%` }}>
    <span style={{ width: `${impressions === 0 ? 0 : (viewable / impressions) * 100}%` }} />
  </span>
);

import type { CompanyLoyalty } from '@odonta/api/contract';
import { percentInWords } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { formatSum } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useId } from 'react';
import { Panel } from '../account/Panel.tsx';
import styles from '../own/own.module.css';
import level from './level.module.css';

type Shown = Pick<CompanyLoyalty, 'standing' | 'rows'>;

/** The present percentage, the distance to the next one, and the whole scale. */
export function CompanyLevel({ standing, rows }: Shown) {
  const { percent, turnover, counted_at, personal_until } = standing;
  if (rows.length === 0 && percent === 0)
    return (
      <Panel title="Ваш уровень">
        <p className="muted">
          Сейчас бонусы организациям не начисляются. Когда начнутся, уровень появится здесь.
        </p>
      </Panel>
    );
  return (
    <div className={styles.two}>
      <Panel title="Ваш уровень">
        <p className={styles.figure}>{percentInWords(percent)}</p>
        <p className="muted">
          {personal_until
            ? `Личные условия вашей организации по ${formatDate(personal_until)}.`
            : `Столько от оплаченного возвращаем бонусами. Оборот за год: ${formatSum(turnover)}.`}
        </p>
        <Progress standing={standing} />
        <p className={styles.note}>
          {counted_at === null
            ? 'Оборот посчитаем в ночь после первого пройденного курса.'
            : `Посчитано ${formatMoscowDay(counted_at)}: учитываем пройденные курсы за 365 дней, за вычетом возвратов.`}
        </p>
      </Panel>
      <Panel title="Шкала">
        <ul className={styles.courses}>
          {rows.map((row) => (
            <li key={row.value}>
              <span>от {formatSum(row.value)}</span>
              <span className={styles.sum}>{percentInWords(row.percent)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Progress({ standing: { next, turnover } }: Pick<Shown, 'standing'>) {
  const id = useId();
  if (next === null) return null;
  return (
    <div className={level.progress}>
      <label htmlFor={id}>
        До {percentInWords(next.percent)} осталось {formatSum(next.left)}
      </label>
      <progress id={id} value={turnover} max={turnover + next.left} />
    </div>
  );
}

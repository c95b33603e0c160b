import type { CenterDemand } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import styles from '../../own/own.module.css';
import { OpenExtraDate } from './OpenExtraDate.tsx';
import { waits } from './waits.ts';

interface Props {
  prod: CenterDemand['prods'][number];
  isEditable: boolean;
  onChanged(): Promise<void>;
}

export function DemandRow({ prod, isEditable, onChanged }: Props) {
  const { name, center, city, date_start, sum } = prod;
  const when = date_start === null ? 'дата открыта' : `начало ${formatDay(date_start)}`;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.note}>{[center, city ?? 'Онлайн', when].join(' · ')}</span>
        <span>{waits(prod)}</span>
      </div>
      <div className={styles.end}>
        <span className={styles.sum}>{formatPrice(sum)}</span>
        {isEditable && date_start !== null && (
          <OpenExtraDate prod={{ ...prod, date_start }} onChanged={onChanged} />
        )}
      </div>
    </li>
  );
}

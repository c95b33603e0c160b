import type { MarketingMovement } from '@odonta/api/contract';
import { marketingKinds } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import styles from '../../own/own.module.css';

/** What came and went, the newest first. */
export function Movements({ movements }: { movements: readonly MarketingMovement[] }) {
  if (movements.length === 0) return <p className="muted">Движений ещё не было.</p>;
  return (
    <ul className={styles.courses}>
      {movements.map((movement) => (
        <li key={movement.id}>
          <span>
            {nameOf(movement)}{' '}
            <span className={styles.note}>
              {[formatMoscowDay(movement.created_at), movement.document, movement.comment]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={styles.sum}>
            {movement.sum > 0 && '+'}
            {formatExact(movement.sum)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ kind, is_reserve, sum }: MarketingMovement): string {
  if (!is_reserve) return marketingKinds[kind];
  return sum < 0 ? 'Отложено под вывод' : 'Возвращено из отложенного';
}

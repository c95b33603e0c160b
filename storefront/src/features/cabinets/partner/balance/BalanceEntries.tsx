import type { MarketingEntry } from '@odonta/api/contract';
import { marketingKinds } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import styles from '../../own/own.module.css';

/** The entries of a balance, newest first. */
export function BalanceEntries({ movements: entries }: { movements: readonly MarketingEntry[] }) {
  if (entries.length === 0) return <p className="muted">Движений ещё не было.</p>;
  return (
    <ul className={styles.courses}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            {nameOf(entry)}{' '}
            <span className={styles.note}>
              {[formatMoscowDay(entry.created_at), entry.document, entry.comment].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className={styles.sum}>
            {entry.sum > 0 && '+'}
            {formatExact(entry.sum)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ kind, is_reserve, sum }: MarketingEntry): string {
  if (!is_reserve) return marketingKinds[kind];
  if (kind === 'SPEND_LEAD') return sum < 0 ? 'Отложено под лид' : 'Лид: возвращено из отложенного';
  if (kind === 'SPEND_MAILING')
    return sum < 0 ? 'Отложено под рассылку' : 'Рассылка: возвращено из отложенного';
  return sum < 0 ? 'Отложено под вывод' : 'Возвращено из отложенного';
}

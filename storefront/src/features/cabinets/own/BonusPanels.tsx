import type { BonusChange, BonusesShown } from '@odonta/api/contract';
import { bonusKinds, bonusSourceLabels } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import { Panel } from '../account/Panel.tsx';
import styles from './own.module.css';

export const bonusesInWords = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

/** The bonuses that can be spent, the pending ones, and their expiry. */
export function BonusBalance({ of, children }: { of: BonusesShown; children: ReactNode }) {
  const { balance, pending, debt, lots } = of;
  return (
    <Panel title="На счёте">
      <p className={styles.figure}>{bonusesInWords(balance)}</p>
      {children}
      {pending > 0 && (
        <p>Позже станут доступны: {bonusesInWords(pending)}. Когда именно, сказано в истории.</p>
      )}
      {debt > 0 && (
        <p>{bonusesInWords(debt)} удержим из следующих начислений: заказ, за который их дали, вернули.</p>
      )}
      {lots.length > 0 && (
        <ul className={styles.courses} aria-label="Когда сгорят">
          {lots.map(({ id, left, expires_at }) => (
            <li key={id}>
              <span>{bonusesInWords(left)}</span>
              <span className={styles.note}>сгорят {formatMoscowDay(expires_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** How they came and went, the latest first. */
export function BonusHistory({ changes }: Pick<BonusesShown, 'changes'>) {
  return (
    <Panel title="История">
      {changes.length === 0 && <p className="muted">Начислений ещё не было.</p>}
      <ul className={styles.courses}>
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              {kindOf(change)} <span className={styles.note}>{aboutChange(change)}</span>
            </span>
            <span className={styles.sum}>
              {change.isAdd ? '+' : '−'}
              {change.count.toLocaleString('ru-RU')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Staff correct; the owner is given or taken. */
const kindOf = ({ kind, isAdd }: BonusChange): string =>
  kind === 'ADJUST' ? `${isAdd ? 'Начислено' : 'Списано'} площадкой` : bonusKinds[kind];

/** The date, the reason, and whether it counts yet. */
function aboutChange({ created_at, comment, source, state, available_at }: BonusChange): string {
  const cause = comment ?? (source && bonusSourceLabels[source.type]);
  const waits =
    state === 'PENDING' && available_at !== null && `станут доступны ${formatMoscowDay(available_at)}`;
  return [formatMoscowDay(created_at), cause, waits, state === 'VOID' && 'отменено']
    .filter(Boolean)
    .join(' · ');
}

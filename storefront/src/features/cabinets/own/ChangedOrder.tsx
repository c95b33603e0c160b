import type { CabinetOrder } from '@odonta/api/contract';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { Changes } from '../../sales/orders/Changes.tsx';
import { titleOf, untilWhen } from '../../sales/orders/changedWords.ts';
import own from './changed.module.css';

/** Stays on the order while its buyer may leave for all of his money. */
export function ChangedOrder({ order: { changed, number, token, paid } }: { order: CabinetOrder }) {
  if (!changed) return null;
  return (
    <div className={own.changed} role="note" aria-label={`${titleOf(changed)}: заказ ${number}`}>
      <strong>{titleOf(changed)}</strong>
      {changed.changes.length > 0 && <Changes of={changed.changes} />}
      {paid > 0 && (
        <p>
          Если вам это не подходит, {untilWhen(changed)} вернём всю сумму:{' '}
          <a href={orderPath(token)}>открыть заказ</a>.
        </p>
      )}
    </div>
  );
}

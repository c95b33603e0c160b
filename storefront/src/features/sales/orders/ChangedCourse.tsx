import type { OrderView } from '@odonta/api/contract';
import { Changes } from './Changes.tsx';
import own from './changed.module.css';
import { titleOf, untilWhen } from './changedWords.ts';
import styles from './order.module.css';
import { RefundRequest } from './RefundRequest.tsx';

/** The news of a changed course, and the way out that it opens. */
export function ChangedCourse({ order, onDone }: { order: OrderView; onDone(): void }) {
  const { changed, paid, refunded } = order;
  if (!changed) return null;
  const isPaid = paid > refunded;
  return (
    <section className={`${styles.part} ${own.changed}`} aria-labelledby="order-changed">
      <h2 id="order-changed">{titleOf(changed)}</h2>
      {changed.changes.length > 0 && <Changes of={changed.changes} />}
      {isPaid && order.debt === 0 && (
        <>
          <p>Если вам это не подходит, откажитесь {untilWhen(changed)}: вернём всю сумму.</p>
          <RefundRequest order={order} onDone={onDone} />
        </>
      )}
      {order.debt > 0 && <p>Если вам это не подходит, напишите менеджеру: он отменит заказ без удержаний.</p>}
    </section>
  );
}

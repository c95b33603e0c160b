import type { OrderView } from '@odonta/api/contract';
import { OnlineLink } from './OnlineLink.tsx';
import styles from './order.module.css';
import { leadsThere } from './orderStage.ts';
import { VisitFacts } from './VisitFacts.tsx';

/** Where and when the course is, for as long as the order leads there. */
export function OrderVisit({ order }: { order: OrderView }) {
  if (!leadsThere(order)) return null;
  const { prod, visit, center } = order;
  return (
    <section className={`card card--padded ${styles.part}`} aria-labelledby="order-visit">
      <h2 id="order-visit">
        <a href={prod.canonical}>{prod.name}</a>
      </h2>
      <OnlineLink order={order} />
      <VisitFacts prod={prod} visit={visit} center={center.name} />
    </section>
  );
}

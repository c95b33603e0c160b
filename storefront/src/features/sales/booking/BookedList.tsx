import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import styles from './booking.module.css';
import type { Ordered } from './useSteps.ts';

/** Orders made so far on this page; each is paid on a page of its own. */
export function BookedList({ booked }: { booked: readonly Ordered[] }) {
  return (
    <ul className={styles.booked} aria-label="Оформленные заказы">
      {booked.map(({ prod, order }) => (
        <li key={order.id} className="card">
          <Icon name="check" />
          <span>
            {prod.name}
            <span className={styles.note}>
              Заказ {order.number} · {order.status_label.toLowerCase()}
            </span>
          </span>
          <a className="button button--small" href={orderPath(order.token)} target="_blank" rel="noopener">
            {order.status === 'PREPARE' ? 'Оплатить' : 'Открыть'}
            <span className="visually-hidden"> заказ {order.number} (в новой вкладке)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

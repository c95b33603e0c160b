import type { OrderBody, ProdForPayment } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import styles from './booking.module.css';

interface Props {
  filled: readonly { prod: ProdForPayment; body: OrderBody }[];
  back(): void;
}

/** Courses that are filled in and not yet sent. */
export function FilledList({ filled, back }: Props) {
  return (
    <>
      <ul className={styles.booked} aria-label="Курсы, которые уже в заказе">
        {filled.map(({ prod, body }) => (
          <li key={prod.id} className="card">
            <Icon name="check" />
            <span>{prod.name}</span>
            <span>{formatPrice(body.expected_total ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p>
        <button className="button button--quiet button--small" type="button" onClick={back}>
          Вернуться к предыдущему курсу
        </button>
      </p>
    </>
  );
}

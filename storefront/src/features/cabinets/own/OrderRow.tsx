import type { CabinetOrder } from '@odonta/api/contract';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useCallback } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import type { Keyed } from '../../../lib/api.ts';
import { ticketsPath } from '../../../lib/apiFiles.ts';
import { offersTransition } from '../../../lib/offersTransition.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { CancelOrder } from '../../sales/orders/CancelOrder.tsx';
import { heldSeats } from '../../sales/orders/orderWords.ts';
import { refundWhen } from '../../sales/orders/refundState.ts';
import { ChangedOrder } from './ChangedOrder.tsx';
import styles from './own.module.css';
import { whenAndWhere } from './whenAndWhere.ts';

interface Props {
  order: CabinetOrder;
  session: Pick<Session<unknown>, 'call'>;
  onChanged(): Promise<void>;
}

const tones: Readonly<Partial<Record<CabinetOrder['status'], string>>> = {
  CONFIRMED: 'badge--good',
  PARTIAL_REFUNDED: 'badge--good',
  PREPARE: 'badge--calm',
  CREATED: 'badge--calm',
};

export function OrderRow({ order, session, onChanged }: Props) {
  const { number, token, status, status_label, prod, count, total, created_at, expires_at, refund } = order;
  const send = useCallback(
    (path: string, body: object, keyed: Keyed) => session.call<never>(path, 'POST', body, keyed),
    [session],
  );
  const awaitsOwner = status === 'CREATED' && isCheckOpen(order, 'OWNER');
  const isToPay = status === 'PREPARE' && total > 0;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={`badge ${tones[status] ?? ''}`}>
          {awaitsOwner ? 'Ждёт подтверждения владельца' : status_label}
        </span>
        <a href={orderPath(token)}>
          <strong>{prod.name}</strong>
        </a>
        <span className={styles.note}>{whenAndWhere(prod)}</span>
        <span className={styles.note}>
          Заказ {number} от {formatMoscowDay(created_at)} ·{' '}
          {plural(count, ['участник', 'участника', 'участников'])}
        </span>
        {refund && (
          <span className={styles.note}>
            Возврат {formatPrice(refund.sum)} — {refund.status_label.toLowerCase()}. {refundWhen(refund)}
          </span>
        )}
        {(isToPay || awaitsOwner) && expires_at !== null && (
          <span className={styles.note}>
            {heldSeats(count)} до {formatMoment(expires_at)}
          </span>
        )}
      </div>
      <ChangedOrder order={order} />
      <div className={styles.end}>
        <span className={styles.sum}>{formatPrice(total)}</span>
        {isToPay && (
          <a className="button button--small" href={orderPath(token)}>
            Оплатить
          </a>
        )}
        {order.tickets > 0 && (
          <a
            className="button button--quiet button--small"
            href={ticketsPath(token)}
            aria-label={`${ticketsLabel(order)}: заказ ${number}`}
          >
            {ticketsLabel(order)}
          </a>
        )}
        {offersTransition(order, 'cancel') && (
          <CancelOrder
            order={order}
            send={send}
            onDone={() => {
              toast('success', `Заказ ${number} отменён`);
              void onChanged();
            }}
          />
        )}
      </div>
    </li>
  );
}

const ticketsLabel = ({ tickets }: CabinetOrder): string =>
  tickets === 1 ? 'Билет в PDF' : 'Все билеты в PDF';

import type { CenterOrder } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { offersTransition } from '../../../../lib/offersTransition.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import styles from '../../own/own.module.css';
import { TurnDown } from '../../own/TurnDown.tsx';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { ConfirmSeats } from './ConfirmSeats.tsx';
import { MoveOrder } from './MoveOrder.tsx';
import { ReplaceParticipant } from './ReplaceParticipant.tsx';

interface Props {
  order: CenterOrder;
  onChanged(): Promise<void>;
}

const tones: Readonly<Partial<Record<CenterOrder['status'], string>>> = {
  CONFIRMED: 'badge--good',
  PARTIAL_REFUNDED: 'badge--good',
  PREPARE: 'badge--calm',
  CREATED: 'badge--calm',
};

/** The participants and the course, and the centre's decision if it is needed. */
export function CenterOrderRow({ order, onChanged }: Props) {
  const { status, status_label, prod, number, created_at, contact, participants, total } = order;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={`badge ${tones[status] ?? ''}`}>{status_label}</span>
        <h2 className={styles.name}>{prod.name}</h2>
        <span className={styles.note}>{whenAndWhere(prod)}</span>
        <span className={styles.note}>
          Заказ {number} от {formatMoscowDay(created_at)} ·{' '}
          {plural(participants.length, ['участник', 'участника', 'участников'])}
        </span>
        {participants.length > 0 && <span>{participants.join(', ')}</span>}
        <span className={styles.note}>
          {[contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')}
        </span>
        {status === 'CREATED' && order.confirm_deadline !== null && (
          <span className={styles.note}>Ответьте до {formatMoment(order.confirm_deadline)}</span>
        )}
        {order.not_moved_because && <span className={styles.note}>{order.not_moved_because}</span>}
      </div>
      <div className={styles.end}>
        <span className={styles.sum}>{formatPrice(total)}</span>
        {order.may_move && <MoveOrder order={order} onChanged={onChanged} />}
        {order.replaceable.length > 0 && <ReplaceParticipant order={order} onChanged={onChanged} />}
        {offersTransition(order, 'confirm_seat') && <ConfirmSeats order={order} onChanged={onChanged} />}
        {offersTransition(order, 'reject') && (
          <TurnDown
            order={order}
            about="Места освободятся, оплата вернётся. Причину увидит покупатель."
            send={(reason) => partnerSession.call(`/centersOrders/${order.id}/reject`, 'POST', { reason })}
            onChanged={onChanged}
          />
        )}
      </div>
    </li>
  );
}

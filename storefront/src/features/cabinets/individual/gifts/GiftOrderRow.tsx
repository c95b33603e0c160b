import type { CabinetGiftOrder } from '@odonta/api/contract';
import { giftDeliveries } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { offersTransition } from '../../../../lib/offersTransition.ts';
import type { Session } from '../../../identity/sessions/sessionStore.ts';
import rows from '../../own/own.module.css';
import { CancelGift } from './CancelGift.tsx';
import styles from './gifts.module.css';
import { bonuses } from './giftWords.ts';

interface Props {
  order: CabinetGiftOrder;
  session: Pick<Session<unknown>, 'call'>;
  onChanged(): void;
}

const tones: Readonly<Partial<Record<CabinetGiftOrder['status'], string>>> = {
  CONFIRMED: 'badge--good',
  CREATED: 'badge--calm',
};

export function GiftOrderRow({ order, session, onChanged }: Props) {
  return (
    <li className={`card ${rows.row}`}>
      <div className={rows.about}>
        <span className={`badge ${tones[order.status] ?? ''}`}>{order.status_label}</span>
        <strong>{order.gift_name}</strong>
        <span className={rows.note}>
          {[
            `Заказан ${formatMoscowDay(order.created_at)}`,
            giftDeliveries[order.delivery_kind],
            order.address,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Outcome order={order} />
      </div>
      <div className={rows.end}>
        <span className={rows.sum}>{bonuses(order.price_bonus)}</span>
        {offersTransition(order, 'cancel') && (
          <CancelGift
            order={order}
            session={session}
            onDone={() => {
              toast('success', 'Заказ подарка отменён, бонусы вернулись');
              onChanged();
            }}
          />
        )}
      </div>
    </li>
  );
}

/** The result of the order, or its deadline. */
function Outcome({
  order: { status, issued_code, tracking, reject_reason, expires_at },
}: {
  order: CabinetGiftOrder;
}) {
  if (status === 'CREATED')
    return (
      <span
        className={rows.note}
      >{`Если не выдадим до ${formatMoscowDay(expires_at)}, бонусы вернутся сами`}</span>
    );
  if (status === 'REJECTED') return <span className={rows.note}>{`Бонусы вернулись: ${reject_reason}`}</span>;
  if (status === 'CANCELED') return <span className={rows.note}>Бонусы вернулись на счёт</span>;
  if (issued_code !== null)
    return (
      <span>
        Код: <span className={styles.code}>{issued_code}</span>
      </span>
    );
  if (tracking !== null)
    return (
      <span>
        Номер отправления: <span className={styles.code}>{tracking}</span>
      </span>
    );
  return <span className={rows.note}>Можно забрать в нашем офисе</span>;
}

import type { CabinetGift } from '@odonta/api/contract';
import { pictureSrc, pictureSrcset } from '@odonta/db/vocabulary/edge/pictures.ts';
import { giftDeliveries } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useId, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import type { Session } from '../../../identity/sessions/sessionStore.ts';
import { GiftOrderForm } from './GiftOrderForm.tsx';
import type { Receiver } from './giftOrderValues.ts';
import styles from './gifts.module.css';
import { bonuses, refusalOf, termsOf } from './giftWords.ts';

interface Props {
  gift: CabinetGift;
  balance: number;
  receiver: Receiver;
  session: Pick<Session<unknown>, 'call'>;
  onOrdered(): void;
}

/** A gift with its price against the balance, and the button to order it. */
export function GiftCard({ gift, balance, receiver, session, onOrdered }: Props) {
  const [isOrdering, setOrdering] = useState(false);
  const id = useId();
  const refusal = refusalOf(gift, balance);
  const until = gift.date_end === null ? [] : [`до ${formatMoscowDay(gift.date_end)}`];
  return (
    <li className={`card ${styles.gift}`}>
      <Picture gift={gift} />
      <div className={styles.about}>
        <h3 id={id}>{gift.name}</h3>
        {gift.text !== null && <p className={styles.text}>{gift.text}</p>}
        <p className={styles.note}>
          {[giftDeliveries[gift.delivery_kind], ...termsOf(gift), ...until].join(' · ')}
        </p>
      </div>
      <div className={styles.end}>
        <strong className={styles.price}>{bonuses(gift.price_bonus)}</strong>
        {refusal === null ? (
          <button
            className="button button--small"
            type="button"
            aria-describedby={id}
            onClick={() => setOrdering(true)}
          >
            Заказать
          </button>
        ) : (
          <span className={styles.note}>{refusal}</span>
        )}
      </div>
      {isOrdering && (
        <Dialog title={gift.name} onClosed={() => setOrdering(false)}>
          {(close) => (
            <GiftOrderForm
              {...{ gift, balance, receiver, session, close }}
              onOrdered={() => {
                close();
                toast('success', 'Подарок заказан: напишем, когда менеджер подтвердит выдачу');
                onOrdered();
              }}
            />
          )}
        </Dialog>
      )}
    </li>
  );
}

function Picture({ gift: { file_preview } }: { gift: CabinetGift }) {
  const { filename, alt } = file_preview;
  if (filename === null) return <div className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={pictureSrc('gifts', filename, 640)}
      srcSet={pictureSrcset('gifts', filename)}
      sizes="(min-width: 900px) 24rem, 100vw"
      width={640}
      height={336}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

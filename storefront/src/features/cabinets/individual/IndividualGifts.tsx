import type { CabinetGifts, IndividualProfile } from '@odonta/api/contract';
import { individualSection } from '@odonta/db/vocabulary/addresses.ts';
import { useState } from 'react';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { GiftCard } from './gifts/GiftCard.tsx';
import { GiftOrderList } from './gifts/GiftOrderList.tsx';
import styles from './gifts/gifts.module.css';
import { bonuses } from './gifts/giftWords.ts';
import { IndividualCabinet } from './IndividualCabinet.tsx';

export default function IndividualGifts() {
  return (
    <IndividualCabinet>
      {(profile) => (
        <Own<CabinetGifts> session={individualSession} path="/individual/gifts">
          {(own, readAgain) => <Gifts own={own} profile={profile} readAgain={readAgain} />}
        </Own>
      )}
    </IndividualCabinet>
  );
}

interface Props {
  own: CabinetGifts;
  profile: IndividualProfile;
  readAgain(): Promise<void>;
}

/** The gifts for bonuses, and the orders below them. */
function Gifts({ own: { is_phone_proved, balance, gifts }, profile, readAgain }: Props) {
  const [changes, setChanges] = useState(0);
  const changed = () => {
    setChanges((count) => count + 1);
    void readAgain();
  };
  if (!is_phone_proved)
    return (
      <Panel title="Подтвердите телефон">
        <p>
          Бонусы копятся по номеру телефона. Войдите в кабинет по коду из СМС, и подарки можно будет заказать.
        </p>
      </Panel>
    );
  return (
    <>
      <section className={styles.part} aria-labelledby="gifts-title">
        <h2 id="gifts-title">{`На счёте ${bonuses(balance)}`}</h2>
        <p className="muted">
          <a href={individualSection('bonuses')}>Когда сгорят и как копились</a>
        </p>
        {gifts.length === 0 ? (
          <Nothing
            title="Подарков сейчас нет"
            text="Бонусами можно оплатить часть курса: один бонус — один рубль."
          />
        ) : (
          <ul className={`tiles ${styles.gifts}`}>
            {gifts.map((gift) => (
              <GiftCard
                key={gift.id}
                gift={gift}
                balance={balance}
                receiver={profile}
                session={individualSession}
                onOrdered={changed}
              />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="gift-orders-title">
        <h2 id="gift-orders-title">Заказанные подарки</h2>
        <GiftOrderList key={changes} session={individualSession} onChanged={changed} />
      </section>
    </>
  );
}

import type { WaitlistView } from '@odonta/api/contract';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { Countdown } from '../orders/Countdown.tsx';
import styles from '../orders/order.module.css';
import { heldSeats } from '../orders/orderWords.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { GiveUp } from './GiveUp.tsx';

interface Props {
  entry: WaitlistView;
  look(): Promise<void>;
  take(entry: WaitlistView): void;
}

export function EntryCard({ entry, look, take }: Props) {
  const { prod, offer, status } = entry;
  return (
    <div className={styles.order}>
      <div className={styles.part}>
        <p className="muted">Лист ожидания</p>
        <h1>{entry.status_label}</h1>
        <p>
          <a href={prod.canonical}>{prod.name}</a>
          {prod.date_start !== null && `, начало ${formatDay(prod.date_start)}`}
        </p>
      </div>
      {entry.comment !== null && <p className="muted">Ваш комментарий: {entry.comment}</p>}
      {status === 'CREATED' && <InLine entry={entry} take={take} />}
      {status === 'PREPARE' && offer && <Offer {...{ entry, offer, look, take }} />}
      {status === 'CONFIRMED' && offer && (
        <p>
          Место ваше. <a href={orderPath(offer.token)}>Открыть заказ</a>
        </p>
      )}
      {(status === 'CANCELED' || status === 'REJECTED') && (
        <p>Вы больше не ждёте место на этом курсе. Встать в очередь снова можно на странице курса.</p>
      )}
    </div>
  );
}

function InLine({ entry, take }: Pick<Props, 'entry' | 'take'>) {
  return (
    <div className={styles.part}>
      <p>
        Ваше место в очереди — <strong>{entry.position}</strong>. Вы ждёте {seats(entry.quantity)}
        {entry.accept_partial && ' и согласны на меньшее число'}.
      </p>
      <p className="muted">
        {entry.offered > 0 &&
          `Места уже предлагали ${plural(entry.offered, ['человеку', 'людям', 'людям'])} из листа. `}
        {entry.is_unsold
          ? 'Запись на курс ещё не открыта: как только она откроется, мы напишем на вашу почту и придержим место.'
          : 'Как только очередь дойдёт до вас, мы напишем на вашу почту.'}
      </p>
      <GiveUp entry={entry} word="leave" label="Уйти из листа ожидания" onDone={take} />
    </div>
  );
}

function Offer({ entry, offer, look, take }: Props & { offer: NonNullable<WaitlistView['offer']> }) {
  return (
    <div className={styles.part}>
      <p>
        Для вас есть {seats(offer.count)}:{' '}
        {offer.total === 0 ? 'участие бесплатное' : `к оплате ${formatPrice(offer.total)}`}.
      </p>
      {offer.expires_at !== null && (
        <Countdown until={offer.expires_at} held={heldSeats(offer.count)} onOver={() => void look()} />
      )}
      <div className={styles.ways}>
        <AnswerButton entry={entry} onDone={() => location.assign(orderPath(offer.token))} />
        <GiveUp entry={entry} word="decline" label="Отказаться" onDone={take} />
      </div>
    </div>
  );
}

const seats = (count: number) => plural(count, ['место', 'места', 'мест']);

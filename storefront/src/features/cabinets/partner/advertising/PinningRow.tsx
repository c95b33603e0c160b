import type { OwnPinning } from '@odonta/api/contract';
import { pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import styles from '../../own/own.module.css';
import { AdButtons } from './AdButtons.tsx';
import { MarksForm } from './MarksForm.tsx';
import { paidBy } from './payAdvert.ts';

interface Props {
  pinning: OwnPinning;
  onChanged(): Promise<void>;
}

/** A bought pinning: its state, its weeks, and what its centre may do with it. */
export function PinningRow({ pinning, onChanged }: Props) {
  const { id, prod, place, rows, status } = pinning;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={`badge ${status === 'CONFIRMED' ? '' : 'badge--calm'}`}>{pinning.status_label}</span>
        <h3>
          <a href={prod.canonical}>{prod.name}</a>
        </h3>
        <span>{pinningPlaces[place]}</span>
        <span>{rows.map(({ week }) => formatWeek(week)).join('; ')}</span>
        <span className={styles.note}>Закрепление № {id}</span>
        {notesOf(pinning).map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </div>
      <AdButtons
        ad={pinning}
        path={`/partner/advertising/pinnings/${id}`}
        words={words}
        onChanged={onChanged}
      />
      {pinning.may.edit && <MarksForm pinning={pinning} onChanged={onChanged} />}
    </li>
  );
}

const words = {
  paid: 'Закрепление оплачено',
  afterPayment: 'Места станут вашими, и курс встанет в начало списка в свою неделю.',
  cancelled: 'Закрепление отменено',
  cancelTitle: 'Отменить закрепление?',
} as const;

function notesOf({
  held_until,
  reason,
  refunded,
  status,
  may,
  paid_by,
  paid_at,
  cancelled_until,
}: OwnPinning): string[] {
  return [
    ...(held_until && status === 'PREPARE' ? [`Ждёт оплаты до ${formatMoment(held_until)}`] : []),
    ...(reason ? [`Почему отклонено: ${reason}`] : []),
    ...(paid_by ? [`Оплачено ${paidBy[paid_by]}`] : []),
    ...(refunded > 0 ? [`Возвращено на баланс ${formatExact(refunded)}`] : []),
    ...(may.cancel && paid_at ? [`Отменить можно до ${formatMoment(cancelled_until)}`] : []),
  ];
}

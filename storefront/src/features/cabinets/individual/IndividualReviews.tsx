import type { CabinetReview } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { IndividualCabinet } from './IndividualCabinet.tsx';

export default function IndividualReviews() {
  return (
    <IndividualCabinet>
      {() => (
        <Own<CabinetReview[]> session={individualSession} path="/individual/reviews">
          {(reviews) =>
            reviews.length === 0 ? (
              <Nothing
                title="Отзывов пока нет"
                text="После курса пришлём на подтверждённую почту письмо с кодом: по нему можно оставить отзыв."
                isWay={false}
              />
            ) : (
              <ul className={styles.list}>
                {reviews.map((review) => (
                  <Row key={review.id} review={review} />
                ))}
              </ul>
            )
          }
        </Own>
      )}
    </IndividualCabinet>
  );
}

function Row({ review: { prod, asked_at, written_at, rating, status_label } }: { review: CabinetReview }) {
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <a href={prod.canonical}>
          <strong>{prod.name}</strong>
        </a>
        <span className={styles.note}>
          {written_at === null
            ? `Ждём ваш отзыв: ссылка — в письме от ${formatMoscowDay(asked_at)}`
            : `Отзыв оставлен ${formatMoscowDay(written_at)}`}
        </span>
      </div>
      {status_label !== null && (
        <div className={styles.end}>
          {rating !== null && <span className={styles.sum}>{rating.toLocaleString('ru-RU')} из 5</span>}
          <span className="badge">{status_label}</span>
        </div>
      )}
    </li>
  );
}

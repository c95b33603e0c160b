import type { PublicReview } from '@odonta/api/contract';
import { enteredForAuthor } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import styles from './reviews.module.css';
import { ofOtherDate, repliedBy, scoresInWords } from './reviewWords.ts';
import { Stars } from './Stars.tsx';

interface Props {
  review: PublicReview;
  /** Names the course where reviews of several stand together. */
  withProd?: boolean;
  /** The course of the page: a review of another date of the series says so. */
  ofProd?: number;
}

export function ReviewItem({ review, withProd = false, ofProd }: Props) {
  const { client_name, verified, rating, published_at, text, pros, cons, prod, reply } = review;
  const scores = scoresInWords(review);
  return (
    <article className={`card card--padded ${styles.review}`}>
      <header className={styles.head}>
        <h3 className={styles.name}>{client_name}</h3>
        {verified && (
          <span className="badge badge--good">
            <Icon name="check" size={15} /> Участие подтверждено
          </span>
        )}
        {review.is_entered && <span className={styles.day}>{enteredForAuthor}</span>}
        <span className={styles.day}>{formatMoscowDay(published_at)}</span>
      </header>
      <Stars mark={rating} />
      {withProd && prod && (
        <p className={styles.prod}>
          Курс <a href={prod.canonical}>{prod.name}</a>
        </p>
      )}
      {ofProd !== undefined && review.prod_id !== ofProd && (
        <p className={styles.prod}>{ofOtherDate(review)}</p>
      )}
      <p className={styles.text}>{text}</p>
      {pros && (
        <p className={styles.text}>
          <strong>Понравилось:</strong> {pros}
        </p>
      )}
      {cons && (
        <p className={styles.text}>
          <strong>Чего не хватило:</strong> {cons}
        </p>
      )}
      {scores.length > 0 && (
        <ul className={styles.scores} aria-label="Оценки по отдельности">
          {scores.map(([label, mark]) => (
            <li key={label}>
              {label} <strong>{mark}</strong>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.name}>{repliedBy(reply)}</p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}

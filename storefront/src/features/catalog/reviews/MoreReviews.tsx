import type { PublicReview, ReviewList } from '@odonta/api/contract';
import { reviewsAtOnce } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { useEffect, useRef, useState } from 'react';
import { get } from '../../../lib/api.ts';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './reviews.module.css';
import { moreText } from './reviewWords.ts';

interface Props {
  /** The subject, as a parameter of `GET /reviews`. */
  of: Readonly<Record<string, string>>;
  /** Those the page shows itself, and how many there are in all. */
  shown: readonly number[];
  count: number;
  withProd?: boolean;
}

/** «Показать ещё»: the next reviews below those of the page. */
export default function MoreReviews({ of, shown, count, withProd }: Props) {
  const [reviews, setReviews] = useState<readonly PublicReview[]>([]);
  const [total, setTotal] = useState(count);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused !== null) list.current?.querySelector<HTMLElement>(`[data-review="${focused}"]`)?.focus();
  }, [focused]);
  const left = total - shown.length - reviews.length;

  async function showMore() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const offset = String(shown.length + reviews.length);
      const found = await get<ReviewList>('/reviews', { ...of, limit: String(reviewsAtOnce), offset });
      // A review published meanwhile shifts the pages: known ones are not shown again.
      const known = new Set([...shown, ...reviews.map(({ id }) => id)]);
      const fresh = found.reviews.filter(({ id }) => !known.has(id));
      setReviews([...reviews, ...fresh]);
      setTotal(found.reviews.length === 0 ? known.size : found.count);
      setFocused(fresh[0]?.id ?? null);
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={`${styles.more} no-print`}>
      <ul className={styles.list} ref={list}>
        {reviews.map((review) => (
          <li key={review.id} data-review={review.id} tabIndex={-1}>
            <ReviewItem
              review={review}
              withProd={withProd}
              ofProd={of.prod_id ? Number(of.prod_id) : undefined}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button
          className="button button--quiet"
          type="button"
          onClick={showMore}
          aria-busy={state === 'busy'}
        >
          {state === 'busy' ? 'Загружаем…' : moreText(left)}
        </button>
      )}
      <p role="status" className="muted">
        {state === 'failed' && 'Не удалось загрузить отзывы. Попробуйте ещё раз.'}
      </p>
    </div>
  );
}

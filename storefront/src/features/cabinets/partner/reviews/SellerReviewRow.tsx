import type { SellerReview } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import { Stars } from '../../../catalog/reviews/Stars.tsx';
import own from '../../own/own.module.css';
import { Dispute } from './Dispute.tsx';
import { Reply } from './Reply.tsx';
import styles from './sellerReviews.module.css';
import { type Cabinet, ofWhom } from './words.ts';

interface Props {
  review: SellerReview;
  cabinet: Cabinet;
  onChanged(): Promise<void>;
}

const ReplyForm = lazily(() => import('./ReplyForm.tsx').then((part) => part.ReplyForm));
const DisputeForm = lazily(() => import('./DisputeForm.tsx').then((part) => part.DisputeForm));

/** A review with its reply and its dispute, and what can be done about it. */
export function SellerReviewRow({ review, cabinet, onChanged }: Props) {
  const [open, setOpen] = useState<'reply' | 'dispute' | null>(null);
  const { client_name, verified, prod, rating, text, pros, cons, published_at, reply, dispute } = review;
  const isOpen = reply?.open_until != null;
  const form = { review, cabinet, onChanged };
  const onClosed = () => setOpen(null);
  return (
    <li className={`card card--padded ${styles.review}`}>
      <div className={own.about}>
        <h3>{client_name}</h3>
        {rating !== null && <Stars mark={rating} />}
        <span className={own.note}>
          <a href={prod.canonical}>{prod.name}</a>
          {published_at !== null && ` · ${formatMoscowDay(published_at)}`}
          {verified && ' · участие подтверждено'}
        </span>
      </div>
      {text === null ? (
        <p className="muted">Отзыв снят с сайта.</p>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          {pros && <p className={styles.text}>Понравилось: {pros}</p>}
          {cons && <p className={styles.text}>Чего не хватило: {cons}</p>}
        </>
      )}
      {reply && <Reply reply={reply} />}
      {dispute && <Dispute dispute={dispute} isPublic={published_at !== null} />}
      {(review.may_reply || isOpen || review.may_dispute) && (
        <div className={own.end}>
          {(review.may_reply || isOpen) && (
            <button
              className="button button--small"
              type="button"
              aria-label={`${isOpen ? 'Исправить ответ' : 'Ответить'}: ${ofWhom(review)}`}
              onClick={() => setOpen('reply')}
            >
              {isOpen ? 'Исправить ответ' : 'Ответить'}
            </button>
          )}
          {review.may_dispute && (
            <button
              className="button button--quiet button--small"
              type="button"
              aria-label={`Оспорить: ${ofWhom(review)}`}
              onClick={() => setOpen('dispute')}
            >
              Оспорить
            </button>
          )}
        </div>
      )}
      {open === 'reply' && (
        <Dialog title={isOpen ? 'Исправить ответ' : 'Ответить на отзыв'} onClosed={onClosed}>
          {(close) => (
            <Suspended>
              <ReplyForm {...form} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
      {open === 'dispute' && (
        <Dialog title="Оспорить отзыв" onClosed={onClosed}>
          {(close) => (
            <Suspended>
              <DisputeForm {...form} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
    </li>
  );
}

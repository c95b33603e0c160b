import type { SellerReply } from '@odonta/api/contract';
import { replyAuthors } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import own from '../../own/own.module.css';
import styles from './sellerReviews.module.css';

/** The reply as its author follows it: shown, waiting, or refused with the reason. */
export function Reply({ reply }: { reply: SellerReply }) {
  const { author_kind, author_name, text, revision, status, refusal, open_until } = reply;
  return (
    <div className={styles.answer}>
      <span className={`badge ${tones[status]}`}>{stateOf(reply)}</span>
      <strong>Ответ: {author_name ?? replyAuthors[author_kind]}</strong>
      {text !== null && <p className={styles.text}>{text}</p>}
      {revision !== null && (
        <>
          <span className={own.note}>На проверке исправленный ответ, пока на сайте прежний:</span>
          <p className={styles.text}>{revision}</p>
        </>
      )}
      {refusal && <p className={styles.refusal}>Причина: {refusal}</p>}
      {open_until !== null && (
        <span className={own.note}>Исправить ответ можно один раз, до {formatMoment(open_until)}.</span>
      )}
    </div>
  );
}

const tones = { CREATED: 'badge--calm', CONFIRMED: 'badge--good', REJECTED: '' } as const;

const stateOf = ({ status, revision }: SellerReply): string => {
  if (status === 'CONFIRMED' || revision !== null) return 'Ответ на сайте';
  return status === 'CREATED' ? 'Ответ на проверке' : 'Ответ не опубликован';
};

import type { SellerDispute } from '@odonta/api/contract';
import { outcomeNow } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import own from '../../own/own.module.css';
import styles from './sellerReviews.module.css';

/** The objection of the centre, and the decision on it. */
export function Dispute({ dispute, isPublic }: { dispute: SellerDispute; isPublic: boolean }) {
  const { reason, evidence_count, opened_at, outcome, answer } = dispute;
  return (
    <div className={styles.answer}>
      <span className={`badge ${outcome === 'ACCEPTED' ? 'badge--good' : 'badge--calm'}`}>
        {outcome === null ? 'Возражение рассматривают' : 'Возражение рассмотрено'}
      </span>
      <strong>Возражение от {formatMoscowDay(opened_at)}</strong>
      <p className={styles.text}>{reason}</p>
      {evidence_count > 0 && (
        <span className={own.note}>
          Приложено: {plural(evidence_count, ['документ', 'документа', 'документов'])}
        </span>
      )}
      {outcome !== null && (
        <p className={styles.text}>
          {outcomeNow(outcome, isPublic)}. {answer}
        </p>
      )}
    </div>
  );
}

import type { OwnerApproval } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import own from '../../own/own.module.css';
import { TurnDown } from '../../own/TurnDown.tsx';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { Approve } from './Approve.tsx';
import styles from './approvals.module.css';
import { limitWords, whoGoes } from './approvalWords.ts';

interface Props {
  approval: OwnerApproval;
  onDecided(): Promise<void>;
}

export function ApprovalRow({ approval, onDecided }: Props) {
  const { id, number, member, prod, total, created_at, until, comment } = approval;
  return (
    <li className={styles.row}>
      <div className={own.about}>
        <h3>
          <a href={prod.canonical}>{prod.name}</a>
        </h3>
        <span className={own.note}>{whenAndWhere(prod)}</span>
        <span>
          {member}: {whoGoes(approval)}
        </span>
        {comment && <span className={own.note}>Комментарий: {comment}</span>}
        <span className={own.note}>
          Заказ {number} от {formatMoscowDay(created_at)}
          {until !== null && ` · места удержаны до ${formatMoment(until)}`}
        </span>
        <span>{limitWords(approval)}</span>
      </div>
      <div className={own.end}>
        <span className={own.sum}>{formatPrice(total)}</span>
        <Approve approval={approval} onDecided={onDecided} />
        <TurnDown
          order={approval}
          about="Места освободятся, заказ отменится. Причину прочитает тот, кто его оформил."
          send={(reason) => legalSession.call(`/legal/approvals/${id}/reject`, 'POST', { reason })}
          onChanged={onDecided}
        />
      </div>
    </li>
  );
}

import type { CenterPayout } from '@odonta/api/contract';
import { type PayoutStatus, payoutStatuses } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import own from '../../own/own.module.css';
import { Answer } from './Answer.tsx';
import { Lines } from './Lines.tsx';
import styles from './payouts.module.css';
import { SignedAct } from './SignedAct.tsx';
import { useRemarks } from './useRemarks.ts';

interface Props {
  payout: CenterPayout;
  onChanged(): Promise<void>;
}

const tones: Readonly<Partial<Record<PayoutStatus, string>>> = {
  PREPARE: 'badge--calm',
  CREATED: 'badge--good',
  CONFIRMED: 'badge--good',
  FINISHED: 'badge--good',
  REJECTED: 'badge--warm',
};

/** Whose words the reason is. */
const reasonOf: Readonly<Partial<Record<PayoutStatus, string>>> = {
  REJECTED: 'Вы написали',
  PREPARE: 'Ответ бухгалтерии',
};

/** A payout with its sums; the lines that explain them unfold. */
export function Payout({ payout, onChanged }: Props) {
  const { number, period_from, period_to, status, net, reason, paid_at, bank_order_no } = payout;
  const remarks = useRemarks(payout);
  const isOpen = status === 'PREPARE';
  return (
    <li className={`card card--padded ${styles.payout}`}>
      <div className={styles.head}>
        <div className={own.about}>
          <span className={`badge ${tones[status] ?? ''}`}>
            {isOpen ? 'Ждёт вашего ответа' : payoutStatuses[status].label}
          </span>
          <h2 className={own.name}>
            Выплата № {number} за {formatDate(period_from)} — {formatDate(period_to)}
          </h2>
          <span className={own.note}>{sumsOf(payout)}</span>
          {paid_at !== null && (
            <span className={own.note}>
              Отправлена {formatMoscowDay(paid_at)}, платёжное поручение № {bank_order_no}
            </span>
          )}
          {reason !== null && (
            <span className={own.note}>{`${reasonOf[status] ?? 'Причина'}: ${reason}`}</span>
          )}
        </div>
        <span className={own.sum}>{formatExact(net)}</span>
      </div>
      <Lines payout={payout} remarks={remarks} />
      {payout.act && <SignedAct payout={payout} act={payout.act} onChanged={onChanged} />}
      {isOpen && <Answer payout={payout} remarks={remarks} onChanged={onChanged} />}
    </li>
  );
}

function sumsOf({ gross, refunded, commission_sum, fee_share }: CenterPayout): string {
  const parts = [
    ['продажи', gross],
    ['возвраты', -refunded],
    ['комиссия', -commission_sum],
    ['эквайринг', -fee_share],
  ] as const;
  return parts
    .filter(([, sum]) => sum !== 0)
    .map(([name, sum]) => `${name} ${formatExact(sum)}`)
    .join(' · ');
}

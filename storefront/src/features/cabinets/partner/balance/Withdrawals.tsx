import type { MarketingWithdrawalView, OwnMarketingBalance } from '@odonta/api/contract';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { Panel } from '../../account/Panel.tsx';
import styles from '../../own/own.module.css';
import { Withdraw } from './Withdraw.tsx';

interface Props {
  balance: OwnMarketingBalance;
  onChanged(): Promise<void>;
}

/** The withdrawals, and the form to request one: one open request at a time. */
export function Withdrawals({ balance, onChanged }: Props) {
  const { id, available, may, withdrawals } = balance;
  const isWaiting = withdrawals.some(({ status }) => status === 'CREATED');
  return (
    <Panel title="Вывод остатка">
      {withdrawals.length > 0 && (
        <ul className={styles.courses}>
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <span>
                {withdrawal.status_label} <span className={styles.note}>{storyOf(withdrawal)}</span>
              </span>
              <span className={styles.sum}>{formatExact(withdrawal.sum)}</span>
            </li>
          ))}
        </ul>
      )}
      {may.withdraw && isWaiting && <TakeBack balanceId={id} onChanged={onChanged} />}
      {may.withdraw && !isWaiting && available > 0 && <Withdraw balance={balance} onChanged={onChanged} />}
    </Panel>
  );
}

function storyOf({ created_at, document_number, document_date, reason }: MarketingWithdrawalView): string {
  const paid = document_date && `п/п № ${document_number} от ${shortDay(document_date)}`;
  return [`запрошен ${formatMoscowDay(created_at)}`, paid, reason].filter(Boolean).join(' · ');
}

function TakeBack({ balanceId, onChanged }: { balanceId: number; onChanged(): Promise<void> }) {
  async function cancel() {
    await partnerSession.call(`/marketingBalances/${balanceId}/withdrawals/cancel`, 'POST', {});
    toast('success', 'Запрос отозван, деньги снова доступны');
    await onChanged();
  }
  return <BusyButton act={cancel}>Отозвать запрос</BusyButton>;
}

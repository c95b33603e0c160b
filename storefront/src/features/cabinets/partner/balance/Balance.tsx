import type { OwnMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { Panel } from '../../account/Panel.tsx';
import styles from '../../own/own.module.css';
import { BalanceEntries } from './BalanceEntries.tsx';
import { Invoices } from './Invoices.tsx';
import { Penalties } from './Penalties.tsx';
import { TopUp } from './TopUp.tsx';
import { Withdrawals } from './Withdrawals.tsx';

interface Props {
  balance: OwnMarketingBalance;
  /** A single owner need not be named. */
  isOne: boolean;
  onChanged(): Promise<void>;
}

export function Balance({ balance, isOne, onChanged }: Props) {
  const { owner_name, available, reserved, may, penalties, withdrawals } = balance;
  const hasWithdrawals = withdrawals.length > 0 || (may.withdraw && available > 0);
  return (
    <>
      {!isOne && <h2>{owner_name}</h2>}
      {balance.is_suspended && (
        <p>
          Организация приостановлена: пополнить баланс нельзя. Движения и счета по-прежнему видны, а против
          штрафа можно возразить.
        </p>
      )}
      <div className={styles.two}>
        <Panel title="Доступно">
          <p className={styles.figure}>{formatExact(available)}</p>
          {available < 0 && <p>Баланс ниже нуля из-за штрафа{may.top_up && ': пополните его'}.</p>}
          {reserved > 0 && (
            <p className="muted">Ещё {formatExact(reserved)} отложено под лиды и вывод остатка.</p>
          )}
          {may.top_up && <TopUp balance={balance} onChanged={onChanged} />}
        </Panel>
        <Panel title="Движения">
          <BalanceEntries movements={balance.movements} />
        </Panel>
      </div>
      {balance.invoices.length > 0 && <Invoices invoices={balance.invoices} />}
      {penalties.length > 0 && <Penalties balance={balance} onChanged={onChanged} />}
      {hasWithdrawals && <Withdrawals balance={balance} onChanged={onChanged} />}
    </>
  );
}

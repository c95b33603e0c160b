import type { OwnMarketingBalance } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { Balance } from './balance/Balance.tsx';

interface Props {
  nothing: string;
  /** Everybody's, where nothing is said. */
  of?: 'merchants';
}

/** The advertising balances of those that the user acts for. */
export const OwnBalances = ({ nothing, of }: Props) => (
  <Own<OwnMarketingBalance[]> session={partnerSession} path="/marketingBalances">
    {(own, readAgain) => {
      const balances = own.filter(({ merchant_id }) => of !== 'merchants' || merchant_id !== null);
      return balances.length === 0 ? (
        <Nothing title="Баланса нет" text={nothing} isWay={false} />
      ) : (
        balances.map((balance) => (
          <section key={balance.id} className={styles.part} aria-label={balance.owner_name}>
            <Balance balance={balance} isOne={balances.length === 1} onChanged={readAgain} />
          </section>
        ))
      );
    }}
  </Own>
);

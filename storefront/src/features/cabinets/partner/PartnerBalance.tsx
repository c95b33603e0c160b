import type { OwnMarketingBalance } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { Balance } from './balance/Balance.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** The advertising balances of the member's centres. */
export default function PartnerBalance() {
  return (
    <PartnerCabinet>
      <Own<OwnMarketingBalance[]> session={partnerSession} path="/marketingBalances">
        {(balances, readAgain) =>
          balances.length === 0 ? (
            <Nothing
              title="Баланса нет"
              text="Маркетинговый баланс есть у учебных центров. Его видят владелец, редактор и бухгалтер центра."
              isWay={false}
            />
          ) : (
            balances.map((balance) => (
              <section key={balance.id} className={styles.part} aria-label={balance.center_name}>
                <Balance balance={balance} isOne={balances.length === 1} onChanged={readAgain} />
              </section>
            ))
          )
        }
      </Own>
    </PartnerCabinet>
  );
}

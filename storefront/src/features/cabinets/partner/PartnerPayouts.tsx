import type { CenterPayout } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { PartnerCabinet } from './PartnerCabinet.tsx';
import { Payout } from './payouts/Payout.tsx';

/** The payouts to one's centres: each is agreed to or disputed here. */
export default function PartnerPayouts() {
  return (
    <PartnerCabinet>
      <Own<CenterPayout[]> session={partnerSession} path="/partner/payouts">
        {(payouts, readAgain) =>
          payouts.length === 0 ? (
            <Nothing
              title="Выплат пока нет"
              text="Деньги за курс становятся вашими через три дня после него. Выплату готовит бухгалтерия, а проверяют её здесь владелец или бухгалтер центра."
              isWay={false}
            />
          ) : (
            <ul className={styles.list}>
              {payouts.map((payout) => (
                <Payout key={payout.id} payout={payout} onChanged={readAgain} />
              ))}
            </ul>
          )
        }
      </Own>
    </PartnerCabinet>
  );
}

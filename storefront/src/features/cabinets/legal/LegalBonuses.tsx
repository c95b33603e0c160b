import type { CompanyLoyalty } from '@odonta/api/contract';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { BonusBalance, BonusHistory } from '../own/BonusPanels.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { CompanyLevel } from './CompanyLevel.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

/** The bonuses of the company, and the rules by which they accrue. */
export default function LegalBonuses() {
  return (
    <LegalCabinet>
      {() => (
        <Own<CompanyLoyalty> session={legalSession} path="/legal/loyalty">
          {({ bonuses, ...loyalty }) => (
            <div className={styles.part}>
              <CompanyLevel {...loyalty} />
              {bonuses === null ? (
                <Unverified />
              ) : (
                <div className={styles.two}>
                  <BonusBalance of={bonuses}>
                    <p className="muted">
                      Один бонус — один рубль: при записи сотрудников бонусами можно оплатить до 30&nbsp;%
                      заказа, и счёт станет меньше.
                    </p>
                  </BonusBalance>
                  <BonusHistory changes={bonuses.changes} />
                </div>
              )}
            </div>
          )}
        </Own>
      )}
    </LegalCabinet>
  );
}

const Unverified = () => (
  <Panel title="Счёт откроется после проверки">
    <p>
      Бонусы копятся по ИНН. Мы покажем их и дадим тратить, когда бухгалтер проверит реквизиты организации:
      обычно в течение рабочего дня.
    </p>
  </Panel>
);

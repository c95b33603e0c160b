import type { CenterDemand } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { DemandRow } from './demand/DemandRow.tsx';
import { waits } from './demand/waits.ts';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** How many people and how much money wait for the courses of one's centres, and the way to another date for them. */
export default function PartnerDemand() {
  return (
    <PartnerCabinet>
      <Own<CenterDemand> session={partnerSession} path="/centersDemand">
        {({ prods, cities, extra_dates_of }, readAgain) =>
          prods.length === 0 ? (
            <Nothing
              title="Никто не ждёт"
              text="Здесь появятся курсы, на которых закончились места или ещё не открыта запись, и сколько людей их ждёт."
              isWay={false}
            />
          ) : (
            <>
              <ul className={styles.list}>
                {prods.map((prod) => (
                  <DemandRow
                    key={prod.prod_id}
                    prod={prod}
                    isEditable={extra_dates_of.includes(prod.prod_id)}
                    onChanged={readAgain}
                  />
                ))}
              </ul>
              <Panel title="По городам">
                <ul>
                  {cities.map(({ city, ...counted }) => (
                    <li key={city ?? ''}>
                      {city ?? 'Онлайн'}: {waits(counted)}
                    </li>
                  ))}
                </ul>
              </Panel>
            </>
          )
        }
      </Own>
    </PartnerCabinet>
  );
}

import type { CenterOrders, PartnerProfile } from '@odonta/api/contract';
import { mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { type RegistrationStatus, registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { useState } from 'react';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { Messages } from './messages/Messages.tsx';
import { CenterOrderRow } from './orders/CenterOrderRow.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** Orders that wait for the centre's confirmation come first: most visits are for these. */
const tabs = ['CREATED', 'CONFIRMED', 'PREPARE', 'CANCELED', 'REJECTED'] as const;

/** Orders of the courses of one's centres. */
export default function PartnerOrders() {
  const [status, setStatus] = useState<RegistrationStatus | null>(null);
  return (
    <PartnerCabinet>
      {(profile) => (
        <div className={styles.list}>
          {mayWrite(profile) && <Messages />}
          <fieldset className="chips" aria-label="Какие заказы показать">
            <Tab isChosen={status === null} choose={() => setStatus(null)}>
              Все
            </Tab>
            {tabs.map((name) => (
              <Tab key={name} isChosen={status === name} choose={() => setStatus(name)}>
                {registrationStatuses[name].label}
              </Tab>
            ))}
          </fieldset>
          <Orders key={status} status={status} />
        </div>
      )}
    </PartnerCabinet>
  );
}

const mayWrite = ({ memberships }: PartnerProfile) =>
  memberships.some(({ kind, role }) => kind === 'center' && mayInCenter(role, 'messages.send'));

function Tab({ isChosen, choose, children }: { isChosen: boolean; choose(): void; children: string }) {
  return (
    <button className="chip" type="button" aria-pressed={isChosen} onClick={choose}>
      {children}
    </button>
  );
}

/** Further ones are loaded on request. */
function Orders({ status, offset = 0 }: { status: RegistrationStatus | null; offset?: number }) {
  const [isMore, setMore] = useState(false);
  const query = status === null ? '' : `&status=${status}`;
  return (
    <Own<CenterOrders> session={partnerSession} path={`/centersOrders?offset=${offset}${query}`}>
      {({ orders, total }, readAgain) => {
        if (total === 0) return <NoOrders status={status} />;
        const next = offset + orders.length;
        return (
          <>
            <ul className={styles.list}>
              {orders.map((order) => (
                <CenterOrderRow key={order.id} order={order} onChanged={readAgain} />
              ))}
            </ul>
            {next < total && !isMore && (
              <button className="button button--quiet" type="button" onClick={() => setMore(true)}>
                Показать ещё
              </button>
            )}
            {isMore && <Orders status={status} offset={next} />}
          </>
        );
      }}
    </Own>
  );
}

const NoOrders = ({ status }: { status: RegistrationStatus | null }) =>
  status === null ? (
    <Nothing
      title="Заказов пока нет"
      text="Здесь появятся записи на курсы вашего центра. Их видят владелец, бухгалтер и те, кто ведёт заказы."
      isWay={false}
    />
  ) : (
    <Nothing title="Таких заказов нет" text="Посмотрите заказы в других статусах." isWay={false} />
  );

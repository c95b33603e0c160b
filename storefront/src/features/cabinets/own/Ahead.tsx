import type { CabinetAhead, CabinetOrder } from '@odonta/api/contract';
import { useId } from 'react';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { Nothing } from './Nothing.tsx';
import { OrderRow } from './OrderRow.tsx';
import { Own } from './Own.tsx';
import styles from './own.module.css';

type CallingSession = Pick<Session<unknown>, 'call'>;

/** The beginning of a cabinet: the orders that wait for their owner, and his next courses. */
export function Ahead({ session, path }: { session: CallingSession; path: string }) {
  return (
    <Own<CabinetAhead> session={session} path={path}>
      {({ waiting, courses }, readAgain) => {
        const rows = { session, onChanged: readAgain };
        if (waiting.length + courses.length === 0)
          return (
            <Nothing
              title="Ближайших курсов нет"
              text="Здесь будут дата, место и билет следующего курса и заказы, которые ждут оплаты."
            />
          );
        return (
          <div className={styles.ahead}>
            <Orders title="Ждут вас" orders={waiting} {...rows} />
            <Orders title="Ближайшие курсы" orders={courses} {...rows} />
          </div>
        );
      }}
    </Own>
  );
}

interface Orders {
  title: string;
  orders: readonly CabinetOrder[];
  session: CallingSession;
  onChanged(): Promise<void>;
}

function Orders({ title, orders, ...row }: Orders) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...row} />
        ))}
      </ul>
    </section>
  );
}

import type { CabinetOrders } from '@odonta/api/contract';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { More } from './More.tsx';
import { Nothing } from './Nothing.tsx';
import { OrderRow } from './OrderRow.tsx';
import { Own } from './Own.tsx';
import styles from './own.module.css';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  path: string;
  offset?: number;
}

/** Orders, newest first; further ones are loaded on request. */
export function OrderList({ session, path, offset = 0 }: Props) {
  return (
    <Own<CabinetOrders> session={session} path={`${path}?offset=${offset}`}>
      {({ orders, total }, readAgain) => {
        const next = offset + orders.length;
        if (total === 0)
          return (
            <Nothing
              title="Заказов пока нет"
              text="Здесь появятся курсы, на которые вы записались: с оплатой, билетами и возвратом."
            />
          );
        return (
          <>
            <ul className={styles.list}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} session={session} onChanged={readAgain} />
              ))}
            </ul>
            {next < total && (
              <More>
                <OrderList session={session} path={path} offset={next} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}

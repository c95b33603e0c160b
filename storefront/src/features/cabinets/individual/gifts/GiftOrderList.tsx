import type { CabinetGiftOrders } from '@odonta/api/contract';
import type { Session } from '../../../identity/sessions/sessionStore.ts';
import { More } from '../../own/More.tsx';
import { Own } from '../../own/Own.tsx';
import rows from '../../own/own.module.css';
import { GiftOrderRow } from './GiftOrderRow.tsx';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  onChanged(): void;
  offset?: number;
}

/** Ordered gifts, newest first; further ones are loaded on request. */
export function GiftOrderList({ session, onChanged, offset = 0 }: Props) {
  return (
    <Own<CabinetGiftOrders> session={session} path={`/individual/gift_orders?offset=${offset}`}>
      {({ orders, total }) => {
        const next = offset + orders.length;
        if (total === 0) return <p className="muted">Вы ещё ничего не заказывали.</p>;
        return (
          <>
            <ul className={rows.list}>
              {orders.map((order) => (
                <GiftOrderRow key={order.id} order={order} session={session} onChanged={onChanged} />
              ))}
            </ul>
            {next < total && (
              <More>
                <GiftOrderList session={session} onChanged={onChanged} offset={next} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}

import type { OrderView } from '@odonta/api/contract';
import { useMemo } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { type Keyed, post } from '../../../lib/api.ts';
import { AskedButton } from '../../platform/actions/AskedButton.tsx';

interface Props {
  order: Pick<OrderView, 'token'>;
  onDone(order: OrderView): void;
  /** The actor; the holder of the link, unless given otherwise. */
  send?(path: string, body: object, keyed: Keyed): Promise<OrderView>;
}

/** Gives the seats back. */
export function CancelOrder({ order, onDone, send = post }: Props) {
  const cancel = useMemo(
    () => oneAction((body: object, keyed) => send(`/orders/${order.token}/cancel`, body, keyed)),
    [order.token, send],
  );
  return (
    <AskedButton
      label="Отменить заказ"
      title="Отменить заказ?"
      keep="Не отменять"
      act={() => cancel({})}
      onDone={onDone}
      failed="Не получилось отменить заказ: проверьте связь и попробуйте ещё раз"
    >
      <p>Места освободятся для других. Вернуть этот заказ будет нельзя, но можно записаться снова.</p>
    </AskedButton>
  );
}

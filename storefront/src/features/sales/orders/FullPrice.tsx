import type { OrderView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useMemo } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { post } from '../../../lib/api.ts';
import { AskedButton } from '../../platform/actions/AskedButton.tsx';

interface Props {
  order: OrderView;
  price: NonNullable<OrderView['full_price']>;
  take(order: OrderView): void;
}

/** A participant with a refused document may pay the full price; that is final. */
export function FullPrice({ order, price, take }: Props) {
  const agree = useMemo(
    () =>
      oneAction((body: object, keyed) => post<OrderView>(`/orders/${order.token}/full_price`, body, keyed)),
    [order.token],
  );
  return (
    <AskedButton
      label={`Доплатить ${formatPrice(price.rise)}`}
      title="Перейти на полную цену?"
      keep="Не менять"
      yes="Перейти на полную цену"
      className="button button--small"
      act={() => agree({})}
      onDone={take}
      failed="Не получилось изменить цену: проверьте связь и попробуйте ещё раз"
    >
      <p>
        Заказ будет стоить {formatPrice(price.total)}: доплатить нужно {formatPrice(price.rise)}.{' '}
        {order.method === 'INVOICE' && 'Счёт на доплату придёт на почту. '}
        Документ больше не понадобится, и вернуть цену для студентов будет нельзя.
      </p>
    </AskedButton>
  );
}

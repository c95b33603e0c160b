import type { OrderView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { ApiError, post } from '../../lib/api.ts';
import { oneDeed } from '../../lib/deeds.ts';

interface Props {
  order: OrderView;
  price: NonNullable<OrderView['full_price']>;
  take(order: OrderView): void;
}

/** Whoever could not prove that he studies may come for the full price; that is not taken back. */
export function FullPrice({ order, price, take }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const agree = useMemo(
    () => oneDeed((body: object, keyed) => post<OrderView>(`/orders/${order.token}/full_price`, body, keyed)),
    [order.token],
  );

  async function run(close: () => void) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const raised = await agree({});
      close();
      take(raised);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Не получилось изменить цену: проверьте связь и попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button className="button button--small" type="button" onClick={() => setAsked(true)}>
        Доплатить {formatPrice(price.rise)}
      </button>
      {isAsked && (
        <Dialog title="Перейти на полную цену?" onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>
                Заказ будет стоить {formatPrice(price.total)}: доплатить нужно {formatPrice(price.rise)}.{' '}
                {order.method === 'INVOICE' && 'Счёт на доплату придёт на почту. '}
                Документ больше не понадобится, и вернуть цену для студентов будет нельзя.
              </p>
              <p className="form__failure" role="alert">
                {failure}
              </p>
              <div className="dialog__actions">
                <button className="button button--quiet" type="button" onClick={close}>
                  Не менять
                </button>
                <button className="button" type="button" aria-busy={isBusy} onClick={() => void run(close)}>
                  Перейти на полную цену
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

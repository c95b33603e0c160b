import type { OrderView } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { ApiError, type Keyed, post } from '../../lib/api.ts';
import { oneDeed } from '../../lib/deeds.ts';

interface Props {
  order: Pick<OrderView, 'token'>;
  onDone(order: OrderView): void;
  /** In whose name; of whoever has the link, unless said otherwise. */
  send?(path: string, body: object, keyed: Keyed): Promise<OrderView>;
}

/** Gives the seats back, once it is said again that this is meant. */
export function CancelOrder({ order, onDone, send = post }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cancel = useMemo(
    () => oneDeed((body: object, keyed) => send(`/orders/${order.token}/cancel`, body, keyed)),
    [order.token, send],
  );

  async function run(close: () => void) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const canceled = await cancel({});
      close();
      onDone(canceled);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Не получилось отменить заказ: проверьте связь и попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={() => setAsked(true)}>
        Отменить заказ
      </button>
      {isAsked && (
        <Dialog title="Отменить заказ?" onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>Места освободятся для других. Вернуть этот заказ будет нельзя, но можно записаться снова.</p>
              <p className="form__failure" role="alert">
                {failure}
              </p>
              <div className="dialog__actions">
                <button className="button button--quiet" type="button" onClick={close}>
                  Не отменять
                </button>
                <button className="button" type="button" aria-busy={isBusy} onClick={() => void run(close)}>
                  Отменить заказ
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

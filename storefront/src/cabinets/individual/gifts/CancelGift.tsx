import type { CabinetGiftOrder } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import type { Session } from '../../../features/sessions/sessionStore.ts';
import { ApiError } from '../../../lib/api.ts';
import { oneDeed } from '../../../lib/deeds.ts';
import { bonuses } from './giftWords.ts';

interface Props {
  order: CabinetGiftOrder;
  session: Pick<Session<unknown>, 'call'>;
  onDone(): void;
}

/** Takes an order of a gift back, once it is said again that this is meant. */
export function CancelGift({ order: { id, price_bonus }, session, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cancel = useMemo(
    () =>
      oneDeed((body: object, keyed) =>
        session.call(`/individual/gift_orders/${id}/cancel`, 'POST', body, keyed),
      ),
    [id, session],
  );

  async function run(close: () => void) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await cancel({});
      close();
      onDone();
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
        Отменить
      </button>
      {isAsked && (
        <Dialog title="Отменить заказ подарка?" onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>{`Вернём на счёт ${bonuses(price_bonus)} с прежним сроком действия, и подарок можно будет заказать снова, пока он есть.`}</p>
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

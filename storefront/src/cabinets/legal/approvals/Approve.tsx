import type { OwnerApproval } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { legalSession } from '../../../features/sessions/sessions.ts';
import { ApiError } from '../../../lib/api.ts';
import { oneDeed } from '../../../lib/deeds.ts';

interface Props {
  approval: Pick<OwnerApproval, 'id' | 'number' | 'total'>;
  onDecided(): Promise<void>;
}

/** Confirms an order beyond the month, once it is said again that this is meant. */
export function Approve({ approval: { id, number, total }, onDecided }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const approve = useMemo(
    () =>
      oneDeed((body: object, keyed) =>
        legalSession.call(`/legal/approvals/${id}/approve`, 'POST', body, keyed),
      ),
    [id],
  );

  async function run(close: () => void) {
    setBusy(true);
    setFailure('');
    try {
      await approve({});
      close();
      toast('success', `Заказ ${number} подтверждён`);
      await onDecided();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Не получилось: проверьте связь и попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button
        className="button button--small"
        type="button"
        aria-label={`Подтвердить: заказ ${number}`}
        onClick={() => setAsked(true)}
      >
        Подтвердить
      </button>
      {isAsked && (
        <Dialog title={`Подтвердить заказ ${number}?`} onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>Организация заплатит {formatPrice(total)}. Счёт сразу уйдёт тому, кто оформил заказ.</p>
              <p className="form__failure" role="alert">
                {failure}
              </p>
              <div className="dialog__actions">
                <button className="button button--quiet" type="button" onClick={close}>
                  Не сейчас
                </button>
                <button
                  className="button"
                  type="button"
                  aria-busy={isBusy}
                  onClick={() => isBusy || void run(close)}
                >
                  Подтвердить
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

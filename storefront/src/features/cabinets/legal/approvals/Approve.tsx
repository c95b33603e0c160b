import type { OwnerApproval } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import { useBusy } from '../../../platform/actions/useBusy.ts';

interface Props {
  approval: Pick<OwnerApproval, 'id' | 'number' | 'total'>;
  onDecided(): Promise<void>;
}

/** Confirms an order beyond the month, once it is said again that this is meant. */
export function Approve({ approval: { id, number, total }, onDecided }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useBusy('Не получилось: проверьте связь и попробуйте ещё раз', setFailure);
  const approve = useMemo(
    () =>
      oneAction((body: object, keyed) =>
        legalSession.call(`/legal/approvals/${id}/approve`, 'POST', body, keyed),
      ),
    [id],
  );

  const confirm = (close: () => void) =>
    run(async () => {
      setFailure('');
      await approve({});
      close();
      toast('success', `Заказ ${number} подтверждён`);
      await onDecided();
    });

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
              <DialogActions
                {...{ failure, isBusy, close }}
                keep="Не сейчас"
                yes="Подтвердить"
                act={() => void confirm(close)}
              />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

import type { CompanyRequestView } from '@odonta/api/contract';
import { useId, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import { useAction } from '../../../platform/actions/useAction.ts';

const reasonAtMost = 500;

/** Leaves the request, once it is said again that this is meant. */
export function CancelRequest({
  token,
  onDone,
}: {
  token: string;
  onDone(request: CompanyRequestView): void;
}) {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const { act, failure, isBusy } = useAction<CompanyRequestView>(
    `/legal-request/${token}/cancel`,
    'Не получилось отменить заявку',
  );
  const id = useId();

  const cancel = (close: () => void) =>
    act(reason.trim() === '' ? {} : { reason: reason.trim() }, (canceled) => {
      close();
      onDone(canceled);
    });

  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={() => setAsked(true)}>
        Отменить заявку
      </button>
      {isAsked && (
        <Dialog title="Отменить заявку?" onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>Места освободятся, предложение и счёт перестанут действовать.</p>
              <div className="field">
                <label className="field__label" htmlFor={id}>
                  Почему<span className="field__hint"> — необязательно</span>
                </label>
                <textarea
                  className="input"
                  id={id}
                  rows={3}
                  maxLength={reasonAtMost}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </div>
              <DialogActions
                {...{ failure, isBusy, close }}
                keep="Не отменять"
                yes="Отменить заявку"
                act={() => void cancel(close)}
              />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

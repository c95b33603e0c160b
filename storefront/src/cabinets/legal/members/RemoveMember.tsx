import type { CompanyMember } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { legalSession } from '../../../features/sessions/sessions.ts';
import { ApiError } from '../../../lib/api.ts';

interface Props {
  member: Pick<CompanyMember, 'id' | 'name'>;
  onRemoved(): Promise<void>;
}

/** Shuts somebody out, once it is said again that this is meant. */
export function RemoveMember({ member: { id, name }, onRemoved }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function remove(close: () => void) {
    setBusy(true);
    setFailure('');
    try {
      await legalSession.call(`/legal/members/${id}`, 'DELETE');
      close();
      toast('success', `Доступ закрыт: ${name}`);
      await onRemoved();
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
        className="button button--quiet button--small"
        type="button"
        aria-label={`Закрыть доступ: ${name}`}
        onClick={() => setAsked(true)}
      >
        Закрыть доступ
      </button>
      {isAsked && (
        <Dialog title="Закрыть доступ?" onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>{name} сразу выйдет из кабинета на всех устройствах. Заказы и документы останутся.</p>
              <p className="form__failure" role="alert">
                {failure}
              </p>
              <div className="dialog__actions">
                <button className="button button--quiet" type="button" onClick={close}>
                  Не закрывать
                </button>
                <button
                  className="button"
                  type="button"
                  aria-busy={isBusy}
                  onClick={() => isBusy || void remove(close)}
                >
                  Закрыть доступ
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

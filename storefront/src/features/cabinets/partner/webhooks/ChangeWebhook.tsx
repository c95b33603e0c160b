import type { OwnWebhook, WebhookFields } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { WebhookForm } from './WebhookForm.tsx';

interface Props {
  webhook: OwnWebhook;
  onChanged(): Promise<void>;
}

/** Changes the address and the events in a dialog. */
export function ChangeWebhook({ webhook, onChanged }: Props) {
  const { id, url } = webhook;
  const [isOpen, setOpen] = useState(false);
  const send = async (fields: WebhookFields) => {
    await partnerSession.call(`/partner/webhooks/${id}`, 'PUT', fields);
    toast('success', 'Сохранено');
  };
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Изменить: ${url}`}
        onClick={() => setOpen(true)}
      >
        Изменить
      </button>
      {isOpen && (
        <Dialog title="Вебхук" onClosed={() => setOpen(false)}>
          {(close) => (
            <WebhookForm
              name={`webhook-${id}`}
              given={webhook}
              send={send}
              onSent={() => {
                close();
                void onChanged();
              }}
              words={{ send: 'Сохранить', sending: 'Проверяем адрес…' }}
              close={close}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

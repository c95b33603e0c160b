import type { OwnWebhook, WebhookFields } from '@odonta/api/contract';
import type { WebhookOwnerKind } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { WebhookForm } from './WebhookForm.tsx';

interface Props {
  of: WebhookOwnerKind;
  webhook: OwnWebhook;
  onChanged(): Promise<void>;
}

/** Changes the address and the events in a dialog. */
export function ChangeWebhook({ of, webhook, onChanged }: Props) {
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
              of={of}
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

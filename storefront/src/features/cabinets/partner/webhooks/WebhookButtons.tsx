import type { OwnWebhook, WebhookWithSecret } from '@odonta/api/contract';
import type { WebhookOwnerKind } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { ChangeWebhook } from './ChangeWebhook.tsx';

interface Props {
  of: WebhookOwnerKind;
  webhook: OwnWebhook;
  onSecret(made: WebhookWithSecret): Promise<void>;
  onChanged(): Promise<void>;
}

/** The actions of an owner. */
export function WebhookButtons({ of, webhook, onSecret, onChanged }: Props) {
  const { id, url, status } = webhook;
  const path = `/partner/webhooks/${id}`;
  const post = <Answer,>(tail: string) => partnerSession.call<Answer>(`${path}/${tail}`, 'POST', {});
  const changed = (words: string) => async () => {
    toast('success', words);
    await onChanged();
  };
  return (
    <>
      <BusyButton
        aria-label={`Проверить: ${url}`}
        act={async () => {
          await post('test');
          toast('success', 'Проверка отправляется: ответ сервера появится в журнале');
        }}
      >
        Проверить
      </BusyButton>
      <ChangeWebhook of={of} webhook={webhook} onChanged={onChanged} />
      {status === 'ACTIVE' ? (
        <AskedButton
          label="Выключить"
          aria-label={`Выключить: ${url}`}
          title="Выключить вебхук?"
          keep="Оставить"
          act={() => post('pause')}
          onDone={changed('Вебхук выключен')}
        >
          <p>События не будут отправляться. Те, что ещё не дошли, останутся в журнале.</p>
        </AskedButton>
      ) : (
        <BusyButton
          aria-label={`Включить: ${url}`}
          act={() => post('resume').then(changed('Вебхук включён'))}
        >
          Включить
        </BusyButton>
      )}
      <AskedButton
        label="Сменить секрет"
        aria-label={`Сменить секрет: ${url}`}
        title="Сменить секрет?"
        keep="Оставить прежний"
        act={() => post<WebhookWithSecret>('rotate_secret')}
        onDone={onSecret}
      >
        <p>Прежний секрет перестанет действовать сразу: следующее сообщение подпишет новый.</p>
      </AskedButton>
      <AskedButton
        label="Удалить"
        aria-label={`Удалить: ${url}`}
        title="Удалить вебхук?"
        keep="Оставить"
        act={() => partnerSession.call(path, 'DELETE')}
        onDone={changed('Вебхук удалён')}
      >
        <p>Сервер больше не получит событий. Журнал доставок удалится вместе с вебхуком.</p>
      </AskedButton>
    </>
  );
}

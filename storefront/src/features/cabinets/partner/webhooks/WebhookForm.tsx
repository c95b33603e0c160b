import type { WebhookFields } from '@odonta/api/contract';
import { type WebhookOwnerKind, webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { useMemo } from 'react';
import type { FormWords } from '../../../platform/forms/FormActions.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { EventsField } from './EventsField.tsx';

interface Props {
  name: string;
  of: WebhookOwnerKind;
  /** The values that it begins with. */
  given?: WebhookFields;
  send(fields: WebhookFields): Promise<unknown>;
  onSent?: () => void;
  words: FormWords;
  close?: () => void;
}

type Values = { url: string; events: string[] };

/** The address and the events of a webhook; the server says why an address is refused. */
export function WebhookForm({ name, of, given, send, onSent, words, close }: Props) {
  const shape = useMemo(() => shapeOf(name, given), [name, given]);
  const form = useServerForm<Values>({
    shape,
    send: ({ url, events }) => send({ url: url.trim(), events }),
    onSent,
    failed: 'Не удалось сохранить вебхук',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={words} close={close}>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={webhookLimits.url}
        hint="Начинается с https:// и ведёт на сервер в интернете"
      />
      <EventsField name="events" of={of} />
    </PublicForm>
  );
}

const shapeOf = (name: string, given: WebhookFields = { url: '', events: [] }): FormShape<Values> => ({
  name,
  labels: { url: 'Адрес', events: 'События' },
  rules: { url: { required: 'Укажите адрес сервера' } },
  empty: { url: given.url, events: [...given.events] },
  secret: ['url', 'events'],
});

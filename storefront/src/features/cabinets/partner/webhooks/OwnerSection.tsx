import type { OwnerWebhooks, WebhookFields, WebhookWithSecret } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import styles from '../../own/own.module.css';
import { ShownSecret } from './ShownSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

interface Props extends OwnerWebhooks {
  onChanged(): Promise<void>;
}

/** The webhooks of an owner, a secret that was made just now, and the way to add another webhook. */
export function OwnerSection({ owner, webhooks, onChanged }: Props) {
  const named = owner.kind === 'CENTER' ? { center_id: owner.id } : { merchant_id: owner.id };
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const show = async (given: WebhookWithSecret) => {
    setMade(given);
    await onChanged();
  };
  const add = async (fields: WebhookFields) =>
    show(await partnerSession.call('/partner/webhooks', 'POST', { ...named, ...fields }));
  return (
    <section className={styles.part} aria-label={owner.name}>
      <h2>{owner.kind === 'MERCHANT' ? `Вебхуки: ${owner.name}` : owner.name}</h2>
      {made !== null && <ShownSecret key={made.secret} {...made} onSeen={() => setMade(null)} />}
      {webhooks.length === 0 && (
        <p className="muted">
          Вебхуков пока нет. Добавьте адрес своего сервера, и он узнает о событии раньше, чем вы откроете
          почту.
        </p>
      )}
      <ul className={styles.list} aria-label={`Вебхуки: ${owner.name}`}>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            of={owner.kind}
            webhook={webhook}
            onSecret={show}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <Panel title="Добавить вебхук">
        {webhooks.length >= webhookLimits.ofOwner ? (
          <p>
            Это все {plural(webhookLimits.ofOwner, ['вебхук', 'вебхука', 'вебхуков'])}, которые можно завести:
            чтобы добавить новый, удалите ненужный.
          </p>
        ) : (
          <WebhookForm
            key={webhooks.length}
            name={`webhook-of-${owner.kind}-${owner.id}`}
            of={owner.kind}
            send={add}
            words={{ send: 'Добавить', sending: 'Проверяем адрес…' }}
          />
        )}
      </Panel>
    </section>
  );
}

import type { CenterWebhooks, WebhookFields, WebhookWithSecret } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import styles from '../../own/own.module.css';
import { ShownSecret } from './ShownSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

interface Props extends CenterWebhooks {
  onChanged(): Promise<void>;
}

/** The webhooks of a centre, a secret that was made just now, and the way to add another webhook. */
export function CenterSection({ center, webhooks, onChanged }: Props) {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const show = async (given: WebhookWithSecret) => {
    setMade(given);
    await onChanged();
  };
  const add = async (fields: WebhookFields) =>
    show(await partnerSession.call('/partner/webhooks', 'POST', { center_id: center.id, ...fields }));
  return (
    <section className={styles.part} aria-label={center.name}>
      <h2>{center.name}</h2>
      {made !== null && <ShownSecret key={made.secret} {...made} onSeen={() => setMade(null)} />}
      {webhooks.length === 0 && (
        <p className="muted">
          Вебхуков пока нет. Добавьте адрес своего сервера, и он узнает об оплате раньше, чем вы откроете
          почту.
        </p>
      )}
      <ul className={styles.list} aria-label={`Вебхуки: ${center.name}`}>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onSecret={show} onChanged={onChanged} />
        ))}
      </ul>
      <Panel title="Добавить вебхук">
        {webhooks.length >= webhookLimits.ofOwner ? (
          <p>
            Это все {plural(webhookLimits.ofOwner, ['вебхук', 'вебхука', 'вебхуков'])}, которые может завести
            центр: чтобы добавить новый, удалите ненужный.
          </p>
        ) : (
          <WebhookForm
            key={webhooks.length}
            name={`webhook-of-${center.id}`}
            send={add}
            words={{ send: 'Добавить', sending: 'Проверяем адрес…' }}
          />
        )}
      </Panel>
    </section>
  );
}

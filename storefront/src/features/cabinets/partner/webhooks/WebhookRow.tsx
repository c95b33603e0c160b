import type { OwnWebhook, WebhookWithSecret } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import {
  type WebhookOwnerKind,
  webhookDisabledBecause,
  webhookEvents,
  webhookLifecycle,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { useState } from 'react';
import styles from '../../own/own.module.css';
import { WebhookButtons } from './WebhookButtons.tsx';
import { WebhookLogList } from './WebhookLogList.tsx';
import own from './webhooks.module.css';

interface Props {
  of: WebhookOwnerKind;
  webhook: OwnWebhook;
  onSecret(made: WebhookWithSecret): Promise<void>;
  onChanged(): Promise<void>;
}

/** A webhook: its state, its actions, and its log on request. */
export function WebhookRow({ of, webhook, onSecret, onChanged }: Props) {
  const { id, url, events, status } = webhook;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="card">
      <div className={styles.row}>
        <div className={styles.about}>
          <span className={status === 'ACTIVE' ? 'badge' : 'badge badge--warm'}>
            {webhookLifecycle.statuses[status].label}
          </span>
          <strong>{url}</strong>
          <span className={styles.note}>{events.map(inWords).join(' · ')}</span>
          <span className={styles.note}>{healthOf(webhook)}</span>
        </div>
        <div className={styles.end}>
          <WebhookButtons of={of} webhook={webhook} onSecret={onSecret} onChanged={onChanged} />
        </div>
      </div>
      <details className={own.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Журнал доставок</summary>
        {isOpen && <WebhookLogList id={id} />}
      </details>
    </li>
  );
}

const inWords = (event: string): string => (webhookEvents as Record<string, string>)[event] ?? event;

function healthOf({ disabled_because, failing_since, delivered_at }: OwnWebhook): string {
  if (disabled_because) return webhookDisabledBecause[disabled_because];
  if (failing_since) return `Не принимает сообщения с ${formatMoment(failing_since)}`;
  return delivered_at ? `Последняя доставка ${formatMoment(delivered_at)}` : 'Сообщений ещё не было';
}

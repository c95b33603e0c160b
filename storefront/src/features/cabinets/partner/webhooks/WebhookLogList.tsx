import type { WebhookLog } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { More } from '../../own/More.tsx';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { Delivery } from './Delivery.tsx';

interface Props {
  id: number;
  offset?: number;
}

/** Messages to a webhook, newest first; further ones are loaded on request. */
export function WebhookLogList({ id, offset = 0 }: Props) {
  const path = `/partner/webhooks/${id}/deliveries`;
  return (
    <Own<WebhookLog> session={partnerSession} path={`${path}?offset=${offset}`}>
      {({ deliveries, has_more }, readAgain) => (
        <>
          {offset === 0 && (
            <p>
              <BusyButton act={readAgain}>Обновить журнал</BusyButton>
            </p>
          )}
          {deliveries.length === 0 && (
            <p className="muted">
              За {plural(webhookLimits.keptDays, ['день', 'дня', 'дней'])} сообщений не было. Чтобы увидеть
              первое, нажмите «Проверить».
            </p>
          )}
          <ul className={styles.list}>
            {deliveries.map((delivery) => (
              <Delivery
                key={delivery.id}
                delivery={delivery}
                replay={() => partnerSession.call(`${path}/${delivery.id}/replay`, 'POST', {})}
                onReplayed={readAgain}
              />
            ))}
          </ul>
          {has_more && (
            <More>
              <WebhookLogList id={id} offset={offset + deliveries.length} />
            </More>
          )}
        </>
      )}
    </Own>
  );
}

import type { WebhookDeliveryView } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import {
  webhookDeliveryKinds,
  webhookDeliveryStates,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import styles from '../../own/own.module.css';
import { outcomeInWords } from './outcomeInWords.ts';
import own from './webhooks.module.css';

interface Props {
  delivery: WebhookDeliveryView;
  replay(): Promise<unknown>;
  onReplayed(): Promise<void>;
}

const hidden = 'Скрыто, пока организация не работает на площадке';

/** A message with its outcome, its bytes and the answer. */
export function Delivery({ delivery, replay, onReplayed }: Props) {
  const { event, kind, state, created_at, body, answer, key } = delivery;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={state === 'FAILED' ? 'badge badge--warm' : 'badge'}>
          {webhookDeliveryStates[state]}
        </span>
        <span>
          <code>{event}</code> · {webhookDeliveryKinds[kind].toLowerCase()} · {formatMoment(created_at)}
        </span>
        <span className={styles.note}>{outcomeInWords(delivery)}</span>
        <details>
          <summary>Сообщение и ответ</summary>
          <p className={styles.note}>X-Delivery: {key}</p>
          <pre className={own.bytes}>{body ?? hidden}</pre>
          {answer !== null && <pre className={own.bytes}>{answer === '' ? '(пустой ответ)' : answer}</pre>}
        </details>
      </div>
      {state !== 'WAITING' && (
        <div className={styles.end}>
          <BusyButton
            aria-label={`Отправить повторно: ${event}, ${formatMoment(created_at)}`}
            act={async () => {
              await replay();
              toast('success', 'Сообщение отправляется повторно');
              await onReplayed();
            }}
          >
            Отправить повторно
          </BusyButton>
        </div>
      )}
    </li>
  );
}

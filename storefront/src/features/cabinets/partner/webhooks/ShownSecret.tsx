import type { WebhookWithSecret } from '@odonta/api/contract';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../sales/companies/seats/copyText.ts';
import { Panel } from '../../account/Panel.tsx';
import styles from './webhooks.module.css';

interface Props extends WebhookWithSecret {
  onSeen(): void;
}

/** A secret that is shown this once: it is above the form that made it, and takes the focus. */
export function ShownSecret({ webhook, secret, onSeen }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div role="status" ref={place} tabIndex={-1}>
      <Panel title="Секрет вебхука">
        <p className={styles.wrap}>
          Сохраните секрет на своём сервере {webhook.url}: мы показываем его один раз. Им проверяют подпись
          сообщений.
        </p>
        <p>
          <code className={styles.wrap}>{secret}</code>
        </p>
        <p className={styles.actions}>
          <button
            className="button button--small"
            type="button"
            onClick={() => void copyText(secret, 'Секрет скопирован', 'секрет')}
          >
            Скопировать
          </button>
          <button className="button button--quiet button--small" type="button" onClick={onSeen}>
            Готово, секрет сохранён
          </button>
        </p>
      </Panel>
    </div>
  );
}

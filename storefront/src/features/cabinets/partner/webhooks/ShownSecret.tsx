import type { WebhookWithSecret } from '@odonta/api/contract';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { copyText } from '../../../sales/companies/seats/copyText.ts';
import styles from './webhooks.module.css';

interface Props extends WebhookWithSecret {
  onSeen(): void;
}

/** A secret that is shown this once. */
export const ShownSecret = ({ webhook, secret, onSeen }: Props) => (
  <Dialog title="Секрет вебхука" onClosed={onSeen}>
    {(close) => (
      <>
        <p className={styles.wrap}>
          Сохраните секрет на своём сервере {webhook.url}: мы показываем его один раз. Им проверяют подпись
          сообщений.
        </p>
        <p>
          <code className={styles.wrap}>{secret}</code>
        </p>
        <div className="dialog__actions">
          <button
            className="button button--quiet"
            type="button"
            onClick={() => void copyText(secret, 'Секрет скопирован', 'секрет')}
          >
            Скопировать
          </button>
          <button className="button" type="button" onClick={close}>
            Секрет сохранён
          </button>
        </div>
      </>
    )}
  </Dialog>
);

import type { FastLink } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { ApiError, post } from '../../../lib/api.ts';
import styles from './fast.module.css';
import { QrCode } from './QrCode.tsx';

const everyMs = 2000;

interface Props {
  /** Where the link is asked for. */
  path: string;
  /** Roubles. */
  sum: number;
  look(): Promise<void>;
}

/** Paying from an account in the application of a bank: by a code on this screen, or a link on a phone. */
export function FastPayment({ path, sum, look }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button button--quiet" type="button" onClick={() => setOpen(true)}>
        Через СБП
      </button>
      {isOpen && <FastDialog path={path} sum={sum} look={look} onClosed={() => setOpen(false)} />}
    </>
  );
}

/** Closes by itself once it is paid: it is shown no longer then. */
function FastDialog({ path, sum, look, onClosed }: Props & { onClosed(): void }) {
  const { link, failure } = useLink(path);
  const taken = link?.sum ?? sum;

  useEffect(() => {
    if (!link) return;
    const timer = setInterval(() => document.hidden || void look(), everyMs);
    return () => clearInterval(timer);
  }, [link, look]);

  return (
    <Dialog title={`Оплата по СБП — ${formatPrice(taken)}`} onClosed={onClosed}>
      {(close) => (
        <>
          {link && (
            <div className={styles.fast}>
              <div className={styles.code}>
                <QrCode text={link.url} label="Код для оплаты по СБП" />
              </div>
              {taken !== sum && <p>Это сумма всех заказов, оформленных вместе с этим.</p>}
              <p>Наведите на код камеру телефона или откройте приложение своего банка здесь. Комиссии нет.</p>
              <p role="status" className="muted">
                Ждём оплату: страница обновится сама.
              </p>
            </div>
          )}
          {!link && !failure && <p role="status">Получаем код у банка…</p>}
          <p className="form__failure" role="alert">
            {failure}
          </p>
          <div className="dialog__actions">
            <button className="button button--quiet" type="button" onClick={close}>
              Закрыть
            </button>
            {link && (
              <a className="button" href={link.url}>
                Открыть приложение банка
              </a>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function useLink(path: string) {
  const [link, setLink] = useState<FastLink | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    post<FastLink>(path, {}).then(setLink, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Банк не ответил. Деньги не списаны: попробуйте ещё раз.');
    });
  }, [path]);
  return { link, failure };
}

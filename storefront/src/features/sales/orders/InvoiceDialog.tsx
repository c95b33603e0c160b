import type { InvoiceView, OrderView } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { ApiError, get, post } from '../../../lib/api.ts';
import { keepAccepted, keptPayment } from './keptPayment.ts';
import styles from './order.module.css';
import { QrCode } from './QrCode.tsx';

type Linked = Pick<NonNullable<OrderView['invoice']>, 'title' | 'token' | 'pdf'>;

/** The invoice behind one button: opened by itself right after it was requested. */
export function InvoiceButton({ invoice }: { invoice: Linked }) {
  const [isOpen, setOpen] = useState(
    () => keptPayment('invoice') === invoice.token && keptPayment('accepted') !== invoice.token,
  );
  return (
    <>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        {invoice.title}
      </button>
      {isOpen && <InvoiceDialog invoice={invoice} onClosed={() => setOpen(false)} />}
    </>
  );
}

function InvoiceDialog({ invoice: { title, token, pdf }, onClosed }: { invoice: Linked; onClosed(): void }) {
  const [invoice, setInvoice] = useState<InvoiceView | null>(null);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    get<InvoiceView>(`/invoices/${token}`).then(setInvoice, (error: unknown) =>
      setFailure(sentenceOf(error)),
    );
  }, [token]);

  async function accept(close: () => void) {
    try {
      await post(`/invoices/${token}/accept`, {});
      keepAccepted(token);
      close();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <Dialog title={title} onClosed={onClosed}>
      {(close) => (
        <>
          {invoice ? <Facts of={invoice} /> : !failure && <p role="status">Загружаем счёт…</p>}
          <p className="form__failure" role="alert">
            {failure}
          </p>
          <div className="dialog__actions">
            <a className="button button--quiet" href={pdf} target="_blank" rel="noopener">
              Открыть PDF
              <span className="visually-hidden"> (в новой вкладке)</span>
            </a>
            {invoice?.status === 'PREPARE' && invoice.accepted_at === null ? (
              <button className="button" type="button" onClick={() => void accept(close)}>
                Согласен с условиями счёта
              </button>
            ) : (
              <button className="button" type="button" onClick={close}>
                Закрыть
              </button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Facts({ of }: { of: InvoiceView }) {
  const { qr, total, due_date, payer, seller, purpose } = of;
  const facts = [
    ['К оплате', formatExact(total)],
    ['Оплатить до', formatDate(due_date)],
    ['Плательщик', `${payer.name}, ИНН ${payer.inn}`],
    ['Получатель', `${seller.name}, ИНН ${seller.inn}`],
    ['Назначение платежа', purpose],
  ] as const;
  return (
    <div className={styles.invoice}>
      {qr && <QrCode text={qr} label="Код для оплаты в приложении банка" />}
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message || 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.';
}

import type { CompanyRequestView } from '@odonta/api/contract';
import { companyRequestFor, orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { ticketsPath } from '../../../../lib/apiFiles.ts';
import { InvoiceButton } from '../../orders/InvoiceDialog.tsx';
import styles from '../../orders/order.module.css';
import { SeatsPanel } from '../seats/SeatsPanel.tsx';
import { AcceptQuote } from './AcceptQuote.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import { QuotePanel } from './QuotePanel.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { mayAskAgain, wordsOf } from './requestWords.ts';
import { StageLine } from './StageLine.tsx';

interface Props {
  request: CompanyRequestView;
  look(): Promise<void>;
  take(request: CompanyRequestView): void;
}

const tones = { calm: 'badge--calm', good: 'badge--good', warm: 'badge--warm' } as const;

export function RequestCard({ request, look, take }: Props) {
  const { tone, title, text } = wordsOf(request);
  const { number, status_label, held_until, quote, order, invoice, seats, can } = request;
  const isEnded = mayAskAgain(request);
  return (
    <div className={styles.order}>
      <section className={styles.part} aria-labelledby="request-state">
        <p className={`badge ${tones[tone]}`}>{status_label}</p>
        <h1 id="request-state">{title}</h1>
        <p role="status">{text}</p>
        {!isEnded && <StageLine request={request} />}
        {held_until !== null && !isEnded && (
          <p className="muted">Места удержаны до {formatMoment(held_until)} по московскому времени.</p>
        )}
        <div className={`no-print ${styles.ways}`}>
          {can.includes('accept') && quote && (
            <AcceptQuote request={request} quote={quote} look={look} take={take} />
          )}
          {invoice && !isEnded && <InvoiceButton invoice={invoice} />}
          {order && (
            <a className="button button--quiet" href={orderPath(order.token)}>
              Заказ {order.number}
            </a>
          )}
          {order && seats && seats.named > 0 && (
            <a className="button button--quiet" href={ticketsPath(order.token)}>
              Все билеты в PDF
            </a>
          )}
          {isEnded && (
            <a className="button" href={companyRequestFor(request.prod.id)}>
              Отправить заявку ещё раз
            </a>
          )}
        </div>
      </section>
      {quote && <QuotePanel quote={quote} />}
      {can.includes('seats') && <SeatsPanel token={request.token} onNamed={look} />}
      <RequestFacts request={request} title={`Заявка ${number}`} />
      {can.includes('cancel') && (
        <div className="no-print">
          <CancelRequest token={request.token} onDone={take} />
        </div>
      )}
    </div>
  );
}

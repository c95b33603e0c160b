import type { OrderParticipantView, OrderView } from '@odonta/api/contract';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { ticketPath, ticketsPath } from '../../../lib/apiFiles.ts';
import styles from './order.module.css';
import { QrCode } from './QrCode.tsx';

/** The tickets for the entrance, with a QR code for each participant. */
export function Tickets({ order }: { order: OrderView }) {
  const tickets = order.participants.filter(({ ticket_code, is_leaving }) => ticket_code || is_leaving);
  if (tickets.length === 0) return null;
  const named = tickets.filter(({ ticket_code, last_name }) => ticket_code && last_name).length;
  return (
    <section className={styles.part} aria-labelledby="order-tickets">
      <h2 id="order-tickets">{tickets.length === 1 ? 'Билет' : 'Билеты'}</h2>
      <ul className={`tiles ${styles.tickets}`}>
        {tickets.map((participant) =>
          participant.is_leaving ? (
            <VoidTicket key={participant.id} participant={participant} />
          ) : (
            <li key={participant.id} className={`card ${styles.ticket}`}>
              <QrCode text={participant.ticket_code ?? ''} label={`Код билета: ${nameOf(participant)}`} />
              <div>
                <h3>{nameOf(participant)}</h3>
                <p className="muted">{participant.tier_label}</p>
                {participant.short_code && (
                  <p>
                    Код на входе:{' '}
                    <strong className={styles.code}>{shortCodeInWords(participant.short_code)}</strong>
                  </p>
                )}
                {participant.certificate && (
                  <p className="no-print">
                    <a href={`/api/orders/${order.token}/participants/${participant.id}/certificate.pdf`}>
                      Сертификат № {participant.certificate}
                    </a>
                  </p>
                )}
                <p className={`no-print ${styles.ways}`}>
                  {participant.ticket_code && participant.last_name && (
                    <a href={ticketPath(participant.ticket_code)}>
                      Сохранить билет<span className="visually-hidden">: {nameOf(participant)}</span>
                    </a>
                  )}
                  {order.prod.date_start !== null && (
                    <a href={`/api/orders/${order.token}/calendar.ics?participant=${participant.id}`}>
                      В календарь<span className="visually-hidden">: {nameOf(participant)}</span>
                    </a>
                  )}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
      <p className={`no-print ${styles.note}`}>Сохранённый билет — файл PDF: он открывается без интернета.</p>
      <div className={`no-print ${styles.ways}`}>
        {named > 1 && (
          <a className="button button--quiet button--small" href={ticketsPath(order.token)}>
            Все билеты в PDF ({named})
          </a>
        )}
        <button className="button button--quiet button--small" type="button" onClick={() => print()}>
          Распечатать
        </button>
      </div>
    </section>
  );
}

/** Without a QR code, so that it is not mistaken for a valid one. */
const VoidTicket = ({ participant }: { participant: OrderParticipantView }) => (
  <li className={`card ${styles.void}`}>
    <h3>
      <s>{nameOf(participant)}</s>
    </h3>
    <p>Билет не действует: деньги за него возвращаются.</p>
  </li>
);

export const nameOf = ({ last_name, first_name, number }: OrderParticipantView): string =>
  [last_name, first_name].filter(Boolean).join(' ') || `Место ${number}`;

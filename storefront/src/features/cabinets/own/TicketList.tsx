import type { CabinetTicket } from '@odonta/api/contract';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { QrCode } from '../../sales/orders/QrCode.tsx';
import { Nothing } from './Nothing.tsx';
import { Own } from './Own.tsx';
import styles from './own.module.css';
import { whenAndWhere } from './whenAndWhere.ts';

/** Tickets for the entrance: of future courses, and below them of past ones. */
export function TicketList({ session, path }: { session: Pick<Session<unknown>, 'call'>; path: string }) {
  return (
    <Own<CabinetTicket[]> session={session} path={path}>
      {(tickets) => {
        if (tickets.length === 0)
          return (
            <Nothing
              title="Билетов пока нет"
              text="Билет появится, как только заказ оплачен и место подтверждено."
            />
          );
        const now = nowInSeconds();
        const isOver = ({ prod: { date_start, date_end } }: CabinetTicket) =>
          date_start !== null && (date_end ?? date_start) + dayInSeconds < now;
        return (
          <>
            <Part title="Предстоящие" tickets={tickets.filter((ticket) => !isOver(ticket))} />
            <Part title="Прошедшие" tickets={tickets.filter(isOver)} />
          </>
        );
      }}
    </Own>
  );
}

const dayInSeconds = 86_400;

function Part({ title, tickets }: { title: string; tickets: readonly CabinetTicket[] }) {
  if (tickets.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={`tiles ${styles.tickets}`}>
        {tickets.map(({ id, name, ticket_code, short_code, tier_label, order_number, prod }) => (
          <li key={id} className={`card ${styles.ticket}`}>
            {ticket_code && (
              <QrCode text={ticket_code} label={`Код билета: ${name}, заказ ${order_number}`} />
            )}
            <div className={styles.about}>
              <h3>{name}</h3>
              <a href={prod.canonical}>{prod.name}</a>
              <span className={styles.note}>{whenAndWhere(prod)}</span>
              <span className={styles.note}>
                {tier_label} · заказ {order_number}
              </span>
              {short_code ? (
                <span>
                  Код на входе: <strong className={styles.code}>{shortCodeInWords(short_code)}</strong>
                </span>
              ) : (
                <strong>Билет не действует: деньги за него возвращаются</strong>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { TopUpInvoice } from '@odonta/api/contract';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { Panel } from '../../account/Panel.tsx';
import styles from '../../own/own.module.css';

/** Invoices for the balance, each with its PDF. */
export const Invoices = ({ invoices }: { invoices: readonly TopUpInvoice[] }) => (
  <Panel title="Счета">
    <ul className={styles.courses}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <span>
            <a href={invoice.pdf}>Счёт № {invoice.number}</a>{' '}
            <span className={styles.note}>{stateOf(invoice)}</span>
          </span>
          <span className={styles.sum}>{formatExact(invoice.total)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);

function stateOf({ status, status_label, due_date, paid }: TopUpInvoice): string {
  if (status !== 'PREPARE') return status_label.toLowerCase();
  const part = paid > 0 ? `поступило ${formatExact(paid)}, ` : '';
  return `${part}оплатите до ${shortDay(due_date)}`;
}

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * Makes a payment order of a payer unique, however many times staff enter it. One line of a statement may pay several invoices
 * with equal sums, so a part number distinguishes them. The payers of earlier transfers are unknown.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table payments
      add column payer_inn text,
      add column transfer_part smallint not null default 0;
    create unique index payments_transfers_come_once
      on payments (document_number, document_date, sum, payer_inn, transfer_part)
      where document_number is not null and status <> 'CANCELED' and deleted_at is null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index payments_transfers_come_once;
    alter table payments drop column payer_inn, drop column transfer_part;
    `,
  );

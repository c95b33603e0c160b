import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * One payment order of a payer is written down once, whoever does it and however often. A line of a statement may pay several
 * invoices with the same sum: those are told apart by the number of the part. Who paid what came before is not known here.
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

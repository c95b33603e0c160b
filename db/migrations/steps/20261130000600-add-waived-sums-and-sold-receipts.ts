import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * An invoice of which only a part was paid is closed when its order was paid otherwise: the rest is waived. A payment keeps the
 * receipt that the bank was given with it, since its seller may change before the money comes.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table invoices
      add column waived_sum bigint not null default 0 check (waived_sum >= 0),
      drop constraint invoices_are_paid_whole,
      add constraint invoices_are_paid_whole check
        (status not in ('CREATED', 'CONFIRMED', 'FINISHED') or paid_sum + waived_sum >= total);
    alter table payments add column receipt jsonb check (receipt is null or jsonb_typeof(receipt) = 'object');
    create index ledger_entries_by_invoice on ledger_entries (invoice_id) where invoice_id is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index ledger_entries_by_invoice;
    alter table payments drop column receipt;
    alter table invoices drop constraint invoices_are_paid_whole;
    update invoices set status = 'CANCELED' where status in ('CREATED', 'CONFIRMED', 'FINISHED') and paid_sum < total;
    alter table invoices drop column waived_sum,
      add constraint invoices_are_paid_whole check (status not in ('CREATED', 'CONFIRMED', 'FINISHED') or paid_sum >= total);
    `,
  );

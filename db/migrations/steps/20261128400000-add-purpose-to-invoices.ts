import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** An invoice may ask for money that is of no order: it tops up the marketing balance of its centre. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table invoices
      add column purpose text not null default 'ORDER' check (purpose in ('ORDER', 'TOPUP')),
      alter column order_id drop not null,
      add constraint invoices_of_orders_name_them check ((purpose = 'ORDER') = (order_id is not null));
    create index invoices_of_top_ups on invoices (center_id, id desc) where purpose = 'TOPUP';
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from bank_matches where invoice_id in (select id from invoices where purpose = 'TOPUP');
    delete from invoices where purpose = 'TOPUP';
    alter table invoices drop column purpose, alter column order_id set not null;
    `,
  );

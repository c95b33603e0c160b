import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table invoices
      add column payment_file_id uuid references private_files on delete set null,
      add column payment_order_at timestamptz;
    create index invoices_by_payment_file on invoices (payment_file_id) where payment_file_id is not null;`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table invoices drop column payment_file_id, drop column payment_order_at;',
  );

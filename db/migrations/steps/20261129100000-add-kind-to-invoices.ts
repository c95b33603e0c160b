import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** An invoice may be the contract as well; which it is, is said by what stands in it. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table invoices
      add column kind text not null generated always as (snapshot ->> 'kind') stored
        check (kind in ('INVOICE', 'CONTRACT')),
      add constraint contracts_are_of_orders_and_have_terms check (
        kind = 'INVOICE' or (order_id is not null and jsonb_array_length(snapshot -> 'terms') > 0)
      );
    create index invoices_of_contracts on invoices (id desc) where kind = 'CONTRACT';
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table invoices drop column kind;');

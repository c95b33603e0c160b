import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The overdue records that a head already knows of. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
create table escalations (
  resource text not null check (resource in ('manager_requests', 'orders', 'prods', 'prod_revisions')),
  record_id integer not null,
  created_at timestamptz not null default now(),
  primary key (resource, record_id)
);
`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table escalations;');

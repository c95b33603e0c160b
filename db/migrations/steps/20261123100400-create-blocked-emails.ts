import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table blocked_emails (
      email text primary key check (email = lower(email)),
      reason text not null,
      blocked_by integer references users on delete set null,
      created_at timestamptz not null default now()
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table blocked_emails;');

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table queue_pauses (
      name text primary key check (char_length(name) between 1 and 100),
      by_id integer references users on delete set null,
      at timestamptz not null default now()
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table queue_pauses;');

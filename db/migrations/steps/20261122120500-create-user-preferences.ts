import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table user_preferences (
      user_id integer not null references users on delete cascade,
      key text not null check (key ~ '^[a-z_]+(\\.[a-z_]+)*$' and length(key) <= 100),
      value jsonb not null check (octet_length(value::text) <= 8000),
      updated_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table user_preferences;');

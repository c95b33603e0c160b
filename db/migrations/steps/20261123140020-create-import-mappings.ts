import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table import_mappings (
      user_id integer not null references users on delete cascade,
      resource text not null,
      header_hash text not null check (header_hash ~ '^[0-9a-f]{64}$'),
      mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
      updated_at timestamptz not null default now(),
      primary key (user_id, resource, header_hash)
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table import_mappings;');

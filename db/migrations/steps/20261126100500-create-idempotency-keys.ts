import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

// The answer is text: jsonb would put its members in another order, and a repeated answer is equal to the byte.
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table idempotency_keys (
      owner text not null,
      key text not null check (length(key) between 1 and 255),
      path text not null,
      body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
      state text not null check (state in ('IN_FLIGHT', 'DONE')),
      claim uuid not null,
      status integer check (status between 200 and 599),
      headers jsonb not null default '{}',
      answer text,
      locked_until timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (owner, key, path),
      check ((state = 'DONE') = (status is not null and answer is not null))
    );
    create index idempotency_keys_by_creation on idempotency_keys (created_at);
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table idempotency_keys;');

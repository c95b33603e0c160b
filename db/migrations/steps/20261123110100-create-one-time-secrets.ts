import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

// Of each kind one target has one living secret at most: a new one takes the place of the old.
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table one_time_secrets (
      id uuid primary key,
      kind text not null check (kind in ('RECOVERY', 'INVITATION', 'PHONE_CODE')),
      audience text not null check (audience in ('user', 'legal', 'individual')),
      subject_id integer,
      target text not null check (length(target) <= 254),
      secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
      tries integer not null default 0 check (tries between 0 and 5),
      ip text,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now(),
      check (kind = 'PHONE_CODE' or subject_id is not null)
    );
    create unique index one_time_secrets_living on one_time_secrets (kind, audience, target) where used_at is null;
    create index one_time_secrets_by_subject on one_time_secrets (audience, subject_id) where used_at is null;
    create index one_time_secrets_by_end on one_time_secrets (expires_at);
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table one_time_secrets;');

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table sessions
      add column proved_at timestamptz not null default now(),
      add column ended_because text
        check (ended_because in ('SIGN_OUT', 'REVOKED', 'BLOCKED', 'PASSWORD', 'ROLE', 'IDLE')),
      add constraint sessions_ended_for_a_reason check (ended_because is null or revoked_at is not null);
    create index users_by_phone on users (phone) where phone is not null and deleted_at is null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index users_by_phone;
    alter table sessions
      drop constraint sessions_ended_for_a_reason,
      drop column ended_because,
      drop column proved_at;
    `,
  );

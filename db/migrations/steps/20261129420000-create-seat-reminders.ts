import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Of which of the days before a course the places without names were reminded: each once. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table legal_requests add column seat_reminders boolean not null default true;
    create table seat_reminders (
      legal_request_id integer not null references legal_requests on delete cascade,
      days integer not null check (days > 0),
      created_at timestamptz not null default now(),
      primary key (legal_request_id, days)
    );
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop table seat_reminders;
    alter table legal_requests drop column seat_reminders;
    `,
  );

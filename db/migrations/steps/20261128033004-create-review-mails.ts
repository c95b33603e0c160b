import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Addresses that refused letters about reviews, and reminders with a code of their own: both links of an invitation work. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
create table review_mails (
  email text primary key,
  token text not null unique default substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 32)
    check (token ~ '^[A-Za-z0-9_-]{32}$'),
  refused_at timestamptz,
  created_at timestamptz not null default now()
);
alter table review_codes add column reminded_at timestamptz,
  add column reminder_hash text unique,
  add constraint review_codes_remind_by_a_code check ((reminded_at is null) = (reminder_hash is null));
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table review_codes drop column reminded_at, drop column reminder_hash;
     drop table review_mails;`,
  );

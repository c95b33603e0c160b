import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** All who are named already count as having agreed, and so does a lecturer without an account. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table prod_lecturers
  add column consent text not null default 'ACCEPTED' check (consent in ('ASKED', 'ACCEPTED', 'DECLINED')),
  add column asked_at timestamptz,
  add column answered_at timestamptz,
  add column decline_reason text check (char_length(decline_reason) between 3 and 1000),
  -- He had said nothing for five days, and was notified that the course goes on.
  add column expired_at timestamptz,
  -- Whether the page of the course names him.
  add column is_shown boolean generated always as (consent = 'ACCEPTED' or (consent = 'ASKED' and expired_at is not null)) stored not null,
  add constraint prod_lecturers_asked check (asked_at is not null or (consent <> 'ASKED' and expired_at is null)),
  add constraint prod_lecturers_answered check (consent <> 'ASKED' or answered_at is null),
  add constraint prod_lecturers_say_why_not check ((consent = 'DECLINED') = (decline_reason is not null)),
  add constraint prod_lecturers_declined_at check (consent <> 'DECLINED' or answered_at is not null);

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check
  check (kind in ('REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE', 'MARKETING', 'ACCESS', 'COMMISSION', 'LECTURER'));
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
delete from approvals where kind = 'LECTURER';
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check
  check (kind in ('REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE', 'MARKETING', 'ACCESS', 'COMMISSION'));
alter table prod_lecturers drop column is_shown, drop column expired_at, drop column decline_reason, drop column answered_at,
  drop column asked_at, drop column consent;
`,
  );

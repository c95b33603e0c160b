import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Which letters an address wants once a day or not at all, and letters that wait for the summary of a day. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create table letter_choices (
       email text not null check (email = lower(email)),
       -- A centre may name any address as its own: what it chooses is about letters to this centre alone. 0: none.
       center_id integer not null default 0,
       topic text not null,
       choice text not null check (choice in ('DAILY', 'NEVER')),
       chosen_at timestamptz not null default now(),
       primary key (email, center_id, topic)
     );
     alter table outbox drop constraint outbox_status_check;
     alter table outbox add constraint outbox_status_check
       check (status in ('QUEUED', 'SENT', 'FAILED', 'HELD', 'GATHERED')) not valid;
     alter table outbox validate constraint outbox_status_check;`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop table letter_choices;
     update outbox set status = 'SENT', sent_at = coalesce(sent_at, now()) where status in ('HELD', 'GATHERED');
     alter table outbox drop constraint outbox_status_check;
     alter table outbox add constraint outbox_status_check check (status in ('QUEUED', 'SENT', 'FAILED'));`,
  );

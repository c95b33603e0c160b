import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Letters that their readers want in the cabinet and not by mail. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table letter_choices drop constraint letter_choices_choice_check;
     alter table letter_choices add constraint letter_choices_choice_check
       check (choice in ('DAILY', 'CABINET', 'NEVER'));
     alter table outbox drop constraint outbox_status_check;
     alter table outbox add column read_at timestamptz;
     alter table outbox add constraint outbox_status_check
       check (status in ('QUEUED', 'SENT', 'FAILED', 'HELD', 'GATHERED', 'KEPT')) not valid;
     alter table outbox validate constraint outbox_status_check;`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from letter_choices where choice = 'CABINET';
     alter table letter_choices drop constraint letter_choices_choice_check;
     alter table letter_choices add constraint letter_choices_choice_check check (choice in ('DAILY', 'NEVER'));
     update outbox set status = 'SENT', sent_at = coalesce(sent_at, created_at) where status = 'KEPT';
     alter table outbox drop constraint outbox_status_check;
     alter table outbox add constraint outbox_status_check
       check (status in ('QUEUED', 'SENT', 'FAILED', 'HELD', 'GATHERED'));
     alter table outbox drop column read_at;`,
  );

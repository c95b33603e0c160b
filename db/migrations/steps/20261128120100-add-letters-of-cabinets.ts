import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Letters that a reader wants in his cabinet and not by mail; a choice about an own address belongs to its account. */
export async function up(context: QueryInterface) {
  await inOneTransaction(
    context,
    `alter table outbox add column read_at timestamptz, add column reader text check (reader ~ '^(user|individual):[0-9]+$');
     alter table letter_choices add column reader text check (reader ~ '^(user|individual):[0-9]+$');
     update letter_choices c set reader = case when topic in ('REVIEW_INVITATIONS', 'BONUSES')
       then (select 'individual:' || i.id from individuals i where i.email = c.email and i.email_proved_at is not null
         and i.deleted_at is null order by i.id limit 1)
       else (select 'user:' || u.id from users u where u.email = c.email and u.email_proved_at is not null
         and u.deleted_at is null limit 1) end
     where center_id = 0;
     delete from letter_choices where center_id = 0 and reader is null;
     alter table letter_choices
       add constraint letter_choices_have_a_reader check ((center_id = 0) = (reader is not null)),
       drop constraint letter_choices_choice_check;
     alter table letter_choices add constraint letter_choices_choice_check
       check (choice in ('DAILY', 'NEVER') or choice = 'CABINET' and reader is not null);`,
  );
  await allow(context, ['QUEUED', 'SENT', 'FAILED', 'HELD', 'GATHERED', 'KEPT']);
}

/** Letters that nobody has seen come with the next summary. */
export async function down(context: QueryInterface) {
  await inOneTransaction(
    context,
    `delete from letter_choices where choice = 'CABINET';
     alter table letter_choices drop constraint letter_choices_choice_check;
     alter table letter_choices drop column reader;
     alter table letter_choices add constraint letter_choices_choice_check check (choice in ('DAILY', 'NEVER'));
     update outbox set status = case when read_at is null then 'HELD' else 'SENT' end,
       sent_at = coalesce(sent_at, read_at) where status = 'KEPT';
     alter table outbox drop column read_at, drop column reader;`,
  );
  await allow(context, ['QUEUED', 'SENT', 'FAILED', 'HELD', 'GATHERED']);
}

/** Rows are checked afterwards, under a lock that lets letters go on. */
async function allow(context: QueryInterface, statuses: string[]) {
  const listed = statuses.map((status) => `'${status}'`).join(', ');
  await inOneTransaction(
    context,
    `alter table outbox drop constraint outbox_status_check;
     alter table outbox add constraint outbox_status_check check (status in (${listed})) not valid;`,
  );
  await context.sequelize.query('alter table outbox validate constraint outbox_status_check');
}

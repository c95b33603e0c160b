import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Centres and lecturers write their replies themselves, correct them once and learn why one was refused. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table reviews
  add column reply_by integer references users on delete set null,
  add column reply_author_name text check (char_length(reply_author_name) between 1 and 300),
  add column reply_revision text check (char_length(reply_revision) between 3 and 2000),
  add column reply_revised_at timestamptz,
  add column reply_decided_at timestamptz,
  add column reply_reject_code text check (reply_reject_code in ('OFFENCE', 'PERSONAL_DATA', 'ADVERT', 'NOT_ABOUT_REVIEW', 'PRESSURE')),
  add column reply_reject_reason text check (char_length(reply_reject_reason) between 3 and 1000),
  add column reply_notified_at timestamptz,
  add constraint reviews_replies_are_rejected_for_a_reason check (num_nonnulls(reply_reject_code, reply_reject_reason) in (0, 2)),
  add constraint reviews_replies_say_why_not check (reply_reject_code is null or reply_status = 'REJECTED'),
  add constraint reviews_replies_wait_revised check (reply_revision is null or reply_status = 'CREATED' and reply_revised_at is not null)
`,
  );

const columns = [
  ...['reply_by', 'reply_author_name', 'reply_revision', 'reply_revised_at', 'reply_decided_at'],
  ...['reply_reject_code', 'reply_reject_reason', 'reply_notified_at'],
];

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table reviews ${columns.map((column) => `drop column ${column}`).join(', ')}`,
  );

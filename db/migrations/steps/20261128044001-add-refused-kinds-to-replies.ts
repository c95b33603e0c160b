import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre and a lecturer who are both refused would take the place of each other without end. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table reviews
  add column reply_refused_kinds text[] not null default '{}'
    constraint reviews_replies_are_refused_to_sellers check (reply_refused_kinds <@ array['CENTER', 'LECTURER', 'PLATFORM']);
update reviews set reply_refused_kinds = array[reply_author_kind]
where reply_status = 'REJECTED' and reply_by is not null;
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table reviews drop column reply_refused_kinds');

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table sessions
      add column deputy_id integer references users on delete cascade,
      add column deputy_reason text,
      add constraint sessions_deputy_has_a_reason check ((deputy_id is null) = (deputy_reason is null)),
      add constraint sessions_deputy_is_another check (audience <> 'user' or deputy_id <> subject_id);
    alter table audit_log
      add column on_behalf_of_id integer,
      add column on_behalf_of_name text;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table audit_log drop column on_behalf_of_name, drop column on_behalf_of_id;
    alter table sessions
      drop constraint sessions_deputy_is_another,
      drop constraint sessions_deputy_has_a_reason,
      drop column deputy_reason,
      drop column deputy_id;
    `,
  );

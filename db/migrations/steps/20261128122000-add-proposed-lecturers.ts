import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A lecturer whom a centre has proposed: no course shows him before moderators have published his page. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table lecturers add column proposed_by_center_id integer references centers on delete set null;

alter table prod_lecturers add column awaits_page boolean not null default false;
alter table prod_lecturers alter column is_shown
  set expression as (not awaits_page and (consent = 'ACCEPTED' or (consent = 'ASKED' and expired_at is not null)));
`,
  );

/** Without the column, those who wait would be on the pages of courses. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
delete from prod_lecturers where awaits_page;
alter table prod_lecturers alter column is_shown
  set expression as (consent = 'ACCEPTED' or (consent = 'ASKED' and expired_at is not null));
alter table prod_lecturers drop column awaits_page;
alter table lecturers drop column proposed_by_center_id;
`,
  );

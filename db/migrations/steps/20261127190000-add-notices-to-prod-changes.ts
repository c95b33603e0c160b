import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** People who have booked are notified of changes; earlier changes are past. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table prod_changes
  drop constraint prod_changes_kind_check,
  add constraint prod_changes_kind_check check (kind in ('date', 'place', 'duration', 'lecturers')),
  -- Null while people who have booked are still to be notified.
  add column notified_at timestamptz;
update prod_changes set notified_at = now();

alter table orders
  add column last_change_id integer references prod_changes on delete set null,
  add column full_refund_until timestamptz;
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table orders drop column last_change_id, drop column full_refund_until;
alter table prod_changes drop column notified_at;
delete from prod_changes where kind = 'duration';
alter table prod_changes
  drop constraint prod_changes_kind_check,
  add constraint prod_changes_kind_check check (kind in ('date', 'place', 'lecturers'));
`,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A banner that was paused before this column was paused by staff. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table banners add column is_paused_by_center boolean not null default false;
alter table banners add constraint banners_paused_by_center check (not is_paused_by_center or paused_at is not null) not valid;

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check
  check (kind in ('REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE', 'MARKETING', 'ACCESS', 'COMMISSION', 'LECTURER', 'BANNER'));
`,
  ).then(() => context.sequelize.query('alter table banners validate constraint banners_paused_by_center'));

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
delete from approvals where kind = 'BANNER';
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check
  check (kind in ('REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE', 'MARKETING', 'ACCESS', 'COMMISSION', 'LECTURER'));
alter table banners drop column is_paused_by_center;
`,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table approvals
      drop constraint approvals_kind_check,
      add constraint approvals_kind_check check (kind in ('REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE', 'MARKETING'));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from approvals where kind = 'MARKETING';
    alter table approvals
      drop constraint approvals_kind_check,
      add constraint approvals_kind_check check (kind in ('REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE'));
    `,
  );

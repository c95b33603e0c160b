import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const kindsBefore = "'REQUISITES', 'ADMIN_ROLE', 'BONUS', 'SCALE', 'MARKETING'";

/** What is applied and shown to nobody, as the hash of a password, waits beside what is shown. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table approvals
      add column withheld jsonb,
      drop constraint approvals_kind_check,
      add constraint approvals_kind_check check (kind in (${kindsBefore}, 'ACCESS', 'COMMISSION'));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from approvals where kind in ('ACCESS', 'COMMISSION');
    alter table approvals
      drop column withheld,
      drop constraint approvals_kind_check,
      add constraint approvals_kind_check check (kind in (${kindsBefore}));
    `,
  );

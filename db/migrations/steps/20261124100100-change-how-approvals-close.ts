import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A change may be taken back by whoever asked for it, or lie unanswered for too long: then nobody has decided about it. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table approvals
      drop constraint approvals_status_check,
      drop constraint approvals_decided,
      add constraint approvals_status_check check (status in ('CREATED', 'CONFIRMED', 'REJECTED', 'CANCELED')),
      add constraint approvals_decided check (
        (status = 'CREATED') = (decided_at is null)
        and (status = 'CONFIRMED' or status = 'REJECTED') = (decided_by is not null));
    create index approvals_by_status on approvals (status, id);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index approvals_by_status;
    delete from approvals where status = 'CANCELED';
    alter table approvals
      drop constraint approvals_decided,
      drop constraint approvals_status_check,
      add constraint approvals_status_check check (status in ('CREATED', 'CONFIRMED', 'REJECTED')),
      add constraint approvals_decided check
        ((status = 'CREATED') = (decided_by is null) and (decided_by is null) = (decided_at is null));
    `,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const reasons = `'EXPIRED', 'CLIENT', 'CENTER', 'COURSE_CANCELED', 'DUPLICATE', 'FRAUD', 'STUDENT_REJECTED', 'MOVED'`;

/** An order beyond the month of its member waits for the owner of the company: who pays is kept for the invoice after his word. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table orders add column payer jsonb check (payer is null or jsonb_typeof(payer) = 'object');
    alter table orders drop constraint orders_cancel_reason_check;
    alter table orders add constraint orders_cancel_reason_check check (cancel_reason in (${reasons}, 'OWNER'));
    drop index orders_held;
    create index orders_held on orders (expires_at) where status in ('PREPARE', 'CREATED') and expires_at is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index orders_held;
    create index orders_held on orders (expires_at) where status = 'PREPARE';
    update orders set cancel_reason = 'CLIENT' where cancel_reason = 'OWNER';
    alter table orders drop constraint orders_cancel_reason_check;
    alter table orders add constraint orders_cancel_reason_check check (cancel_reason in (${reasons}));
    alter table orders drop column payer;
    `,
  );

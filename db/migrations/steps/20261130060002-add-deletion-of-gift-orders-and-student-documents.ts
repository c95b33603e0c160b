import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Only what has ended is deleted: an open gift order keeps bonuses, and an open document keeps an order waiting. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table gift_orders add column deleted_at timestamptz,
      add constraint gift_orders_are_deleted_unissued check (deleted_at is null or status in ('REJECTED', 'CANCELED'));
    alter table student_documents add column deleted_at timestamptz,
      add constraint student_documents_are_deleted_decided check (deleted_at is null or status in ('CONFIRMED', 'CANCELED'));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table student_documents drop column deleted_at;
    alter table gift_orders drop column deleted_at;
    `,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A refund that was approved may be turned down, or go on another way than it began. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table refunds
      add column reject_code text check (reject_code in
        ('NOT_DUE', 'BY_MISTAKE', 'BANK_REFUSED', 'OTHERWISE', 'CHANGED_MIND', 'OTHER')),
      add column card_sum bigint not null default 0 check (card_sum >= 0);
    create index refund_legs_unanswered on refund_legs (refund_id) where sent_at is not null and done_at is null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index refund_legs_unanswered;
    alter table refunds drop column reject_code, drop column card_sum;
    `,
  );

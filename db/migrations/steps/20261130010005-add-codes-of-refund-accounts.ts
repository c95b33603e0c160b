import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const kindsBefore = "'RECOVERY', 'INVITATION', 'PHONE_CODE', 'EMAIL'";

/** A code that confirms the account of a refund belongs to an order, which may be nobody's account here. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table one_time_secrets
      drop constraint one_time_secrets_kind_check,
      add constraint one_time_secrets_kind_check check (kind in (${kindsBefore}, 'REFUND_ACCOUNT')),
      drop constraint one_time_secrets_check,
      add constraint one_time_secrets_check
        check (kind = 'PHONE_CODE' or kind = 'REFUND_ACCOUNT' or subject_id is not null);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from one_time_secrets where kind = 'REFUND_ACCOUNT';
    alter table one_time_secrets
      drop constraint one_time_secrets_kind_check,
      add constraint one_time_secrets_kind_check check (kind in (${kindsBefore})),
      drop constraint one_time_secrets_check,
      add constraint one_time_secrets_check check (kind = 'PHONE_CODE' or subject_id is not null);
    `,
  );

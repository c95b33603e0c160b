import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Of two accounts one lives on; the other has nothing of its own any more but the entries it had. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table bonus_accounts
      add column merged_into integer references bonus_accounts check (merged_into <> id),
      drop constraint bonus_accounts_status_check,
      add constraint bonus_accounts_status_check check (status in ('ACTIVE', 'MERGED')),
      add constraint bonus_accounts_merged_lead_on check ((status = 'MERGED') = (merged_into is not null)),
      add constraint bonus_accounts_merged_have_nothing
        check (merged_into is null or (balance = 0 and pending = 0 and debt = 0));
    create index bonus_accounts_by_merged on bonus_accounts (merged_into) where merged_into is not null;
    alter table bonus_tx
      drop constraint bonus_tx_kind_check,
      add constraint bonus_tx_kind_check check (kind in ('EARN', 'SPEND', 'EXPIRE', 'REVERSE', 'ADJUST', 'MERGE'));
    `,
  );

/** What was merged stays so: its bonuses are corrections of the account that they went to. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table bonus_tx disable trigger keep_written;
    update bonus_tx t set account_id = a.merged_into from bonus_accounts a
      where a.id = t.account_id and a.merged_into is not null;
    update bonus_tx set kind = 'ADJUST' where kind = 'MERGE';
    alter table bonus_tx enable trigger keep_written;
    alter table bonus_tx
      drop constraint bonus_tx_kind_check,
      add constraint bonus_tx_kind_check check (kind in ('EARN', 'SPEND', 'EXPIRE', 'REVERSE', 'ADJUST'));
    alter table bonus_accounts
      drop constraint bonus_accounts_merged_lead_on,
      drop constraint bonus_accounts_merged_have_nothing,
      drop constraint bonus_accounts_status_check,
      drop column merged_into;
    update bonus_accounts set status = 'ACTIVE';
    alter table bonus_accounts add constraint bonus_accounts_status_check check (status in ('ACTIVE'));
    `,
  );

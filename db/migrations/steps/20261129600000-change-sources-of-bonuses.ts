import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const before = `('order', 'refund', 'gift_order', 'staff')`;

/**
 * Bonuses are earned by reviews, visits and friends too. What was voided never was: the same cause may earn again, and of what
 * stands there is one. Who leaves his seat gives back what was given for it.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table bonus_tx
      drop constraint bonus_tx_source_type_check,
      add constraint bonus_tx_source_type_check
        check (source_type in ('order', 'refund', 'gift_order', 'staff', 'review', 'visit', 'referral')),
      add column participant_id integer references order_participants,
      add constraint bonus_tx_of_a_seat
        check ((participant_id is not null) = (kind = 'EARN' and coalesce(source_type, '') ~ '^(review|visit)$'));
    drop index bonus_tx_once_for_its_source;
    create unique index bonus_tx_once_for_its_source on bonus_tx (source_type, source_id, kind, is_add)
      where source_type is not null and state <> 'VOID';
    create index bonus_tx_of_participant on bonus_tx (participant_id) where participant_id is not null;
    create index bonus_tx_earned_by_rule on bonus_tx (account_id, source_type, created_at) where kind = 'EARN';
    `,
  );

/** What the former ledger had no word for keeps its sum and loses its cause. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index bonus_tx_earned_by_rule;
    drop index bonus_tx_of_participant;
    drop index bonus_tx_once_for_its_source;
    alter table bonus_tx disable trigger keep_written;
    alter table bonus_tx drop constraint bonus_tx_of_a_seat, drop column participant_id;
    update bonus_tx set source_type = null, source_id = null
      where source_type is not null and (state = 'VOID' or source_type not in ${before});
    alter table bonus_tx enable trigger keep_written;
    alter table bonus_tx
      drop constraint bonus_tx_source_type_check,
      add constraint bonus_tx_source_type_check check (source_type in ${before});
    create unique index bonus_tx_once_for_its_source on bonus_tx (source_type, source_id, kind, is_add)
      where source_type is not null;
    `,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The caller of a centre whose balance leaves to an account that has just changed, as for payouts. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table marketing_withdrawals
       add column requisites_changed_at timestamptz,
       add column call_confirmed_by integer references users,
       add constraint withdrawals_to_changed_requisites_are_called_about check (
         status <> 'CONFIRMED' or requisites_changed_at is null or call_confirmed_by is not null
         or requisites_changed_at <= decided_at - interval '5 days');`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table marketing_withdrawals
       drop column requisites_changed_at,
       drop column call_confirmed_by;`,
  );

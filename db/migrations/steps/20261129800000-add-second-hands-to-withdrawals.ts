import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A large withdrawal is paid by two people, as a large payout is. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table marketing_withdrawals
      add column second_by integer references users,
      add constraint marketing_withdrawals_by_two_hands check (status <> 'CONFIRMED' or second_by <> decided_by);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table marketing_withdrawals drop column second_by;');

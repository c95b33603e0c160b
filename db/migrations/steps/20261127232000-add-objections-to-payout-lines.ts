import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre says of each line what is wrong with it. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table payout_lines add column objection text check (char_length(objection) between 3 and 1000)',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table payout_lines drop column objection');

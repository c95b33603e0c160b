import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** An order that was moved is confirmed anew, and was paid before that. What was moved earlier counts for a day more, and is left. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table orders add column paid_at timestamptz;');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table orders drop column paid_at;');

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

// What is to be given up is written down first and done at the bank afterwards, as everything that is asked of it.
export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table payments add column void_asked_at timestamptz;');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table payments drop column void_asked_at;');

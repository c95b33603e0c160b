import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table payments add column giving_back_until timestamptz;');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table payments drop column giving_back_until;');

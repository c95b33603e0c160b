import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'create index individuals_by_merged on individuals (merged_into) where merged_into is not null;',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop index individuals_by_merged;');

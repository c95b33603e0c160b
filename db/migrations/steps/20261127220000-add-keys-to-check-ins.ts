import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A phone without a network sends its marks later, perhaps twice. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table check_ins add column key uuid unique');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table check_ins drop column key');

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** An order of a lesson has hours of its own, whatever the dates of its course. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table orders add column lesson_from timestamptz, add column lesson_to timestamptz;',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table orders drop column lesson_to, drop column lesson_from;');

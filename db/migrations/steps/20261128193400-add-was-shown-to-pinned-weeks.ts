import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Only weeks in which a course stood on the site are paid for. Those of before are of staff, who pay nothing. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table pinned_weeks add column was_shown boolean not null default false');

/** Which weeks were shown is lost. */
export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table pinned_weeks drop column was_shown');

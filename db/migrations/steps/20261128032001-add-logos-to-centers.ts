import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The logo of a centre, a public picture. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    String.raw`alter table centers add column filename text check (filename ~ '^[\w-]{1,100}$')`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table centers drop column filename');

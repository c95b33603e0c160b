import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const known = `'main', 'lecture', 'practice', 'student', 'date', 'listener', 'any'`;

/** The price of one hour of an individual course. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table prod_prices
  drop constraint prod_prices_type_check,
  add constraint prod_prices_type_check check (type in (${known}, 'hour'));
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
delete from prod_prices where type = 'hour';
alter table prod_prices
  drop constraint prod_prices_type_check,
  add constraint prod_prices_type_check check (type in (${known}));
`,
  );

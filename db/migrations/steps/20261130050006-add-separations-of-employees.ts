import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A company says of two places that they belong to one person, or that they do not, though names and contacts look like it. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table employee_links add column is_same_person boolean not null default true;',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from employee_links where not is_same_person;
    alter table employee_links drop column is_same_person;
    `,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Whether staff have set the pause of a centre: then it is theirs to end. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table centers
       add column is_closed_by_staff boolean not null default false,
       add constraint centers_closed_by_staff check (not is_closed_by_staff or closed_from is not null);`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, `alter table centers drop column is_closed_by_staff;`);

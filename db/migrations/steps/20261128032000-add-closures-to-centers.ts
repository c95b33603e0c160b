import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Days on which a centre sells nothing, both included, and what it tells visitors. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table centers
       add column closed_from date,
       add column closed_to date,
       add column closure_note text check (char_length(closure_note) between 5 and 200),
       add constraint centers_closure check (num_nulls(closed_from, closed_to, closure_note) in (0, 3)),
       add constraint centers_closure_days check (closed_to - closed_from between 0 and 89);`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop function if exists refuse_sale_of_closed_center() cascade;
     alter table centers
       drop column closed_from,
       drop column closed_to,
       drop column closure_note;`,
  );

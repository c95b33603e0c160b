import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre brings in courses of its own, and nothing else. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table import_tasks
       add column center_id integer references centers on delete cascade,
       add constraint imports_of_centers_are_of_courses check (center_id is null or resource = 'prods')`,
  );

/** Without the column the files of centres would turn into files of staff. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'delete from import_tasks where center_id is not null; alter table import_tasks drop column center_id',
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests
      add column merged_into integer references manager_requests check (merged_into <> id),
      add constraint manager_requests_merged_are_canceled check (merged_into is null or status = 'CANCELED');
    create index manager_requests_by_merged on manager_requests (merged_into) where merged_into is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table manager_requests drop column merged_into;');

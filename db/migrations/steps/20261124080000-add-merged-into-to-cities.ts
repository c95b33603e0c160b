import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table cities
      add column merged_into integer references cities check (merged_into <> id),
      add constraint cities_merged_are_deleted check (merged_into is null or deleted_at is not null);
    create index cities_by_merged on cities (merged_into) where merged_into is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table cities drop column merged_into;');

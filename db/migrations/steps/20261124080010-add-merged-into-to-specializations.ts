import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table specializations
      add column merged_into integer references specializations check (merged_into <> id),
      add constraint specializations_merged_are_deleted check (merged_into is null or deleted_at is not null);
    create index specializations_by_merged on specializations (merged_into) where merged_into is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table specializations drop column merged_into;');

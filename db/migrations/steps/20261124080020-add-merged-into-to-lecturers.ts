import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table lecturers
      add column merged_into integer references lecturers check (merged_into <> id),
      add constraint lecturers_merged_are_deleted check (merged_into is null or deleted_at is not null);
    create index lecturers_by_merged on lecturers (merged_into) where merged_into is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table lecturers drop column merged_into;');

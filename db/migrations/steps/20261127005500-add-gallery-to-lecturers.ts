import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Pictures of a lecturer's works and of his diplomas. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table lecturers add column gallery jsonb not null default '[]'
       check (jsonb_typeof(gallery) = 'array' and jsonb_array_length(gallery) <= 24);`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table lecturers drop column gallery;');

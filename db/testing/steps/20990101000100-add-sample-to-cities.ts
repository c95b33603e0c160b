import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../../migrations/sql.ts';

/** A step for tests of the runner: it changes a table that others write to. */
export const up = async (context: QueryInterface) => {
  await inOneTransaction(
    context,
    'alter table cities add column if not exists sample text default $sample$new$sample$;',
  );
  await indexConcurrently(context, 'cities_by_sample', 'cities (sample)');
};

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table cities drop column sample;');

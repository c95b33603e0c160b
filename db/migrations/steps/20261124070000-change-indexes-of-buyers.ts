import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A buyer is looked for by any part of his name, and by his e-mail whatever its letters' case. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index individuals_by_last_name;
    create index individuals_by_words on individuals
      using gin (last_name gin_trgm_ops, first_name gin_trgm_ops, middle_name gin_trgm_ops, email gin_trgm_ops);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index individuals_by_words;
    create index individuals_by_last_name on individuals using gin (last_name gin_trgm_ops);
    `,
  );

import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** In the words of whoever waits; as long as the comment of an order, to which an offer hands it on. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table waitlist add column comment text check (char_length(comment) between 1 and 500);',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table waitlist drop column comment;');

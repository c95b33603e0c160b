import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Lists count what is not over: without an index of just that, each count of a category reads an index of all cards to leave out the past. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'create index prod_cards_by_present_category on prod_cards using gin (categories) where state_order < 9;',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop index prod_cards_by_present_category;');

import { cachedUntilCardsChange } from './cached.ts';
import { countCards } from './cards.ts';
import type { Statement } from './conditions.ts';

const keep = cachedUntilCardsChange<number>({ name: 'searchCounts', weigh: () => 0 });

/** Totals are the same for every page of a list, and asked for with each. */
export function countOf(statement: Statement): Promise<number> {
  return keep(`${statement.counted}|${statement.where}|${JSON.stringify(statement.values)}`, () =>
    countCards(statement),
  );
}

import type { SearchAnswer } from '@odonta/api/contract';
import { nearbyCities } from '@odonta/db/vocabulary/catalog/search.ts';
import { type Found, findCards, noCards } from './cards.ts';
import { corrections } from './corrections.ts';
import { facetsOf } from './facets.ts';
import { cityNamedIn } from './namedCity.ts';
import { nearbyOf } from './nearby.ts';
import type { SearchParameters } from './parameters.ts';
import { type Question, questionOf } from './question.ts';
import { relaxationsOf } from './relaxations.ts';
import { textQueryOf } from './words.ts';

/** A search's answer; its courses stay parts of the JSON text that the database made of them. */
export interface FoundCards extends Omit<SearchAnswer, 'prods'> {
  prods: readonly Buffer[];
}

/** Searches; a query without results is corrected and searched again. */
export const searchCards = (parameters: SearchParameters): Promise<FoundCards> =>
  search(parameters, beyondNamedCity);

async function search(parameters: SearchParameters, beyond: typeof beyondNamedCity): Promise<FoundCards> {
  const textQuery = parameters.query === undefined ? null : await textQueryOf(parameters.query);
  const question = await questionOf(parameters, textQuery);
  // Words were typed and none of them is one: nothing can match, and everything would be wrong.
  if (parameters.query !== undefined && textQuery === null)
    return { prods: noCards, count: 0, ...(await facetsIfAsked(question)) };
  const found = await findCards(question);
  const inCity = await beyond(parameters, found.count);
  if (found.count > 0) return { ...found, ...(await extras(question, found.count)), ...inCity };
  if (inCity) return { ...found, ...(await facetsIfAsked(question)), ...inCity };
  const corrected = parameters.exact ? null : await firstFound(parameters);
  if (corrected) return corrected;
  return { ...found, ...(await extras(question, 0)), relaxations: await relaxationsOf(question) };
}

/** For a query that names a city with few courses: the results of the other words around it and everywhere. */
async function beyondNamedCity(
  parameters: SearchParameters,
  count: number,
): Promise<Pick<FoundCards, 'named_city' | 'nearby'> | null> {
  const { query, city, exact, ...rest } = parameters;
  if (query === undefined || city !== undefined || exact || count >= nearbyCities.fewerThan) return null;
  const named = await cityNamedIn(query);
  if (named === null) return null;
  const asked = { ...rest, limit: 0, offset: 0, facets: false, ...(named.query && { query: named.query }) };
  // A second city among the words is a word like the others: looked for in turn, each would cost a search of its own.
  const everywhere = await search(asked, async () => null);
  if (everywhere.count === 0) return null;
  const words = everywhere.corrected ?? named.query;
  const textQuery = words === '' ? null : await textQueryOf(words);
  const nearby = await nearbyOf(await questionOf({ ...asked, city: [named.city] }, textQuery), count);
  return {
    named_city: { city: named.city, query: words, count: everywhere.count },
    ...(nearby.length > 0 ? { nearby } : {}),
  };
}

async function firstFound(parameters: SearchParameters): Promise<FoundCards | null> {
  if (parameters.query === undefined) return null;
  for (const corrected of await corrections(parameters.query)) {
    const textQuery = await textQueryOf(corrected);
    if (textQuery === null) continue;
    const question = await questionOf(parameters, textQuery);
    const found: Found = await findCards(question);
    if (found.count > 0) return { ...found, ...(await extras(question, found.count)), corrected };
  }
  return null;
}

async function extras(question: Question, count: number) {
  const [facets, nearby] = await Promise.all([facetsIfAsked(question), nearbyOf(question, count)]);
  return { ...facets, ...(nearby.length > 0 ? { nearby } : {}) };
}

async function facetsIfAsked(question: Question) {
  return question.asked.facets ? { facets: await facetsOf(question) } : {};
}

import type { PageData } from '@odonta/api/contract';
import { beyondNamedCity, type Filters, searchParameters } from './filters.ts';

/**
 * The same question with the city that its words name as a filter, which can be seen and taken off. Null where the
 * filter would find less than the words do: a name of a city is also a surname.
 */
export async function withCityOfWords(
  data: Pick<PageData, 'search' | 'cityNamedIn'>,
  chosen: Filters,
  count: number,
): Promise<Filters | null> {
  const { q, city, exact, view } = chosen;
  if (q === undefined || count === 0 || (city ?? exact ?? view) !== undefined) return null;
  const named = await data.cityNamedIn(q);
  if (named === null) return null;
  const asked = { ...beyondNamedCity(chosen, named), city: named.city };
  const found = await data.search({ ...searchParameters(asked), limit: '1', facets: '0' });
  return found.count >= count ? asked : null;
}

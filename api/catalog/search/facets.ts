import type { FacetName, Facets } from '@odonta/api/contract';
import { countBy, countLecturers } from './cards.ts';
import { statementOf } from './conditions.ts';
import type { SearchParameters } from './parameters.ts';

/** The counted values of each facet, and the parameters of its own selection. */
const facets: Record<Exclude<FacetName, 'lecturer'>, { of: string; own: (keyof SearchParameters)[] }> = {
  type: { of: 'type', own: ['type'] },
  category: { of: 'unnest(categories)', own: ['category'] },
  degree: { of: 'degree', own: ['degree'] },
  services: { of: 'unnest(services)', own: ['services'] },
  priceType: { of: 'unnest(price_types)', own: ['priceType'] },
  city: { of: `coalesce((select name from cities where id = city_id), 'Онлайн')`, own: ['city'] },
  state: { of: 'state', own: ['isOnlyRecord'] },
};

/** Counts by value, each facet as if its own selection were not made: choosing one value must not hide the others. */
export async function facetsOf(parameters: SearchParameters, textQuery: string | null): Promise<Facets> {
  const counted = Object.entries(facets).map(
    async ([name, { of, own }]) =>
      [name, await countBy(of, statementOf(parameters, textQuery, own))] as const,
  );
  const lecturer = countLecturers(statementOf(parameters, textQuery, ['lecturer']));
  return { ...Object.fromEntries(await Promise.all(counted)), lecturer: await lecturer } as Facets;
}

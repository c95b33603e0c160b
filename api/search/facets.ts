import type { FacetName, Facets, SearchAnswer } from '@odonta/api/contract';
import { countBy } from './cards.ts';
import { filterNames, statementOf } from './conditions.ts';
import { countOf } from './counts.ts';
import type { SearchParameters } from './parameters.ts';

/** What each facet counts, and the parameters that are its own selection. */
const facets: Record<FacetName, { of: string; own: (keyof SearchParameters)[] }> = {
  type: { of: 'type', own: ['type'] },
  category: { of: 'unnest(categories)', own: ['category'] },
  degree: { of: 'degree', own: ['degree'] },
  services: { of: 'unnest(services)', own: ['services'] },
  city: { of: `coalesce((select name from cities where id = city_id), 'Онлайн')`, own: ['city'] },
  state: { of: 'state', own: ['isOnlyRecord'] },
};

/** Counts by value, each facet as if its own selection were not made: choosing one value must not hide the others. */
export async function facetsOf(parameters: SearchParameters, textQuery: string | null): Promise<Facets> {
  const counted = Object.entries(facets).map(
    async ([name, { of, own }]) =>
      [name, await countBy(of, statementOf(parameters, textQuery, own))] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Facets;
}

/** When nothing is found: which one filter to drop, and how much that would give. */
export async function relaxationsOf(
  parameters: SearchParameters,
  textQuery: string | null,
): Promise<NonNullable<SearchAnswer['relaxations']>> {
  const set = [...filterNames, ...(textQuery ? (['query'] as const) : [])].filter(
    (name) => parameters[name] !== undefined && name !== 'disableId',
  );
  const relaxed = await Promise.all(
    set.map(async (parameter) => ({
      parameter,
      value: String(spelled(parameters[parameter])),
      count: await countOf(statementOf(parameters, textQuery, [parameter])),
    })),
  );
  return relaxed
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 5);
}

function spelled(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'min' in value && 'max' in value)
    return `${value.min}-${value.max}`;
  return value;
}

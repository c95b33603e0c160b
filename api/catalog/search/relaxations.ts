import type { SearchAnswer } from '@odonta/api/contract';
import { filterNames, statementOf } from './conditions.ts';
import { countOf } from './counts.ts';
import type { SearchParameters } from './parameters.ts';

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

import type { SearchAnswer, SearchResult } from '@odonta/api/contract';
import { decodeEntities } from '@odonta/db/vocabulary/decodeEntities.ts';
import { get } from './api.ts';

/** Searches courses. This answer alone has encoded names, which become text here. */
export async function searchProds(
  parameters: Record<string, string>,
  signal?: AbortSignal,
): Promise<SearchResult> {
  const { prods, ...answer } = await get<SearchAnswer>('/prods/search', parameters, signal);
  return { ...answer, prods: prods.map((prod) => ({ ...prod, name: decodeEntities(String(prod.name)) })) };
}

import type { ProdCard } from '@odonta/api/contract';
import type { Filters } from './filters.ts';

/** A list is forgotten when its members change, when anything it shows does, and, found by words, when words change. */
export function tagsOfList(
  list: string,
  prods: readonly Pick<ProdCard, 'id'>[],
  { q }: Filters = {},
): string[] {
  return [list, ...(q === undefined ? [] : ['synonyms']), ...prods.map(({ id }) => `prod:${id}`)];
}

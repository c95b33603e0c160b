import type { ProdCard } from '@odonta/api/contract';

/** A list is forgotten when its members change, and when anything it shows does. */
export function tagsOfList(list: string, prods: readonly Pick<ProdCard, 'id'>[]): string[] {
  return [list, ...prods.map(({ id }) => `prod:${id}`)];
}

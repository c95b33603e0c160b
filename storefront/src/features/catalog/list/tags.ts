import type { ProdCard } from '@odonta/api/contract';
import { placeOfList } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { type Filters, valuesOf } from './filters.ts';

/**
 * A list is invalidated when its members change, when anything it shows does, and, found by words, when words
 * change.
 */
export function tagsOfList(
  list: string,
  prods: readonly Pick<ProdCard, 'id'>[],
  { q }: Filters = {},
): string[] {
  return [list, ...(q === undefined ? [] : ['synonyms']), ...prods.map(({ id }) => `card:${id}`)];
}

/** A list sorted or found by words has no pinned courses, and is not invalidated by their changes. */
export function tagsOfPlace(filters: Filters): string[] {
  const { q, sortPrice, sortDate, disablePromotion, view } = filters;
  if (q ?? sortPrice ?? sortDate ?? disablePromotion ?? view) return [];
  const place = placeOfList(valuesOf(filters, 'category'), valuesOf(filters, 'type'));
  return place === null ? [] : [`pinnings:${place}`];
}

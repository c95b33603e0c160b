import type { ProdCard } from '@odonta/api/contract';
import { placeOfList } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { type Filters, valuesOf } from './filters.ts';

/** A list is forgotten when its members change, when anything it shows does, and, found by words, when words change. */
export function tagsOfList(
  list: string,
  prods: readonly Pick<ProdCard, 'id'>[],
  { q }: Filters = {},
): string[] {
  return [list, ...(q === undefined ? [] : ['synonyms']), ...prods.map(({ id }) => `card:${id}`)];
}

/** A list that others may not lead, since it is sorted or found by words, is not forgotten for what leads others. */
export function tagsOfPlace(filters: Filters): string[] {
  const { q, sortPrice, sortDate, disablePromotion, view } = filters;
  if (q ?? sortPrice ?? sortDate ?? disablePromotion ?? view) return [];
  const place = placeOfList(valuesOf(filters, 'category'), valuesOf(filters, 'type'));
  return place === null ? [] : [`pinnings:${place}`];
}

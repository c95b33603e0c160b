import type { ProdCard } from '@odonta/api/contract';
import { placeOfList } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { type Filters, valuesOf } from './filters.ts';

/**
 * A list is invalidated by its members and by its cards; with a query also by synonyms and cities, with a city by
 * cities, because it offers nearby ones.
 */
export function tagsOfList(
  list: PageTag,
  prods: readonly Pick<ProdCard, 'id'>[],
  { q, city }: Filters = {},
): PageTag[] {
  return [
    list,
    ...(q === undefined ? [] : [pageTag('synonyms')]),
    ...((q ?? city) === undefined ? [] : [pageTag('cities')]),
    ...prods.map(({ id }) => pageTag('card', id)),
  ];
}

/** A list sorted or found by words has no pinned courses, and is not invalidated by their changes. */
export function tagsOfPlace(filters: Filters): PageTag[] {
  const { q, sortPrice, sortDate, disablePromotion, view } = filters;
  if (q ?? sortPrice ?? sortDate ?? disablePromotion ?? view) return [];
  const place = placeOfList(valuesOf(filters, 'category'), valuesOf(filters, 'type'));
  return place === null ? [] : [pageTag('pinnings', place)];
}

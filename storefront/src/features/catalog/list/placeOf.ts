import type { StripPlace } from '@odonta/api/contract';
import { type Filters, valuesOf } from './filters.ts';

/** The cities and the categories that a list is limited to. */
export const placeOf = (filters: Filters): StripPlace => ({
  cities: valuesOf(filters, 'city'),
  categories: valuesOf(filters, 'category').map(Number),
});

import type { Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { placeOf } from './offer.ts';

/** A course beside a record that is about it. */
export const nameProd = (prod: Pick<Prod, 'id' | 'slug' | 'name' | 'date_start'>) => ({
  id: prod.id,
  name: prod.name,
  canonical: prodPath(prod),
  date_start: secondsOf(prod.date_start),
});

/** The same with its end and place; its city is loaded with it. */
export const presentProd = (prod: Prod) => ({
  ...nameProd(prod),
  date_end: secondsOf(prod.date_end),
  place: placeOf(prod),
});

import type { Prod } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { mapLink, type Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import { linesOf } from '../platform/texts/linesOf.ts';
import { placeOf } from './offer.ts';

const atMost = { lines: 20, length: 300 };

/** The way to a course as it is now; its city is loaded with it. */
export const visitOf = (prod: Prod): Visit => ({
  place: placeOf(prod),
  map: mapOf(prod),
  directions: prod.directions,
  schedule: prod.schedule,
  utc_offset: prod.city?.utc_offset ?? moscowOffset,
  needs: linesOf(prod.requirements, atMost),
});

const mapOf = ({ type, city, address }: Prod) =>
  city && address && !onlineProdTypes.includes(type) ? mapLink(city.name, address) : null;

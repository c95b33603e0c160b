import type { Order, Prod } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { mapLink, type Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import { linesOf } from '../platform/texts/linesOf.ts';
import { placeOf } from './offer.ts';
import { scheduleOfOrder } from './timesOf.ts';

const atMost = { lines: 20, length: 300 };

/** The way of an order to its course as it is now, or to its lesson; its city is loaded with it. */
export const visitOf = (order: Order, prod: Prod): Visit => ({
  place: placeOf(prod),
  map: mapOf(prod),
  directions: prod.directions,
  schedule: scheduleOfOrder(order, prod),
  utc_offset: prod.city?.utc_offset ?? moscowOffset,
  needs: linesOf(prod.requirements, atMost),
});

const mapOf = ({ type, city, address }: Prod) =>
  city && address && !onlineProdTypes.includes(type) ? mapLink(city.name, address) : null;

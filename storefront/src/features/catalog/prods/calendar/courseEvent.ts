import type { ProdFull, SiteFacts } from '@odonta/api/contract';
import { editNumber } from '@odonta/db/vocabulary/catalog/courseTime.ts';
import { placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { type Sitting, sittingsOf } from '@odonta/db/vocabulary/catalog/sittings.ts';

/** A course as a calendar entry. Moments are unix seconds. */
export interface CourseEvent {
  /** Never changes: calendars recognise the entry by it. */
  uid: string;
  /** Rises with each edit and never falls, so that calendars take the new date for the newer one. */
  sequence: number;
  title: string;
  start: number;
  end: number;
  /** One for each of its days, unless it goes on for months. */
  sittings: readonly Sitting[];
  place: string;
  url: string;
  isCanceled: boolean;
  changedAt: number;
}

/** Null while there is no date to keep. */
export function courseEvent(prod: ProdFull, { base_url }: SiteFacts): CourseEvent | null {
  if (prod.date_start === null) return null;
  const sittings = sittingsOf({ ...prod, date_start: prod.date_start });
  return {
    uid: `prod-${prod.id}@${new URL(base_url).hostname}`,
    sequence: editNumber(prod.date_edit),
    title: prod.name,
    start: prod.date_start,
    end: sittings.at(-1)?.end ?? prod.date_start,
    sittings,
    place: [placeOf(prod), prod.address].filter(Boolean).join(', '),
    url: `${base_url}${prod.canonical}`,
    isCanceled: prod.is_canceled,
    changedAt: prod.date_edit,
  };
}

import type { ProdFull, SiteFacts } from '@odonta/api/contract';
import { nameOf, placeOf } from '../prodWords.ts';

/** A course as an entry of somebody's calendar. Moments are unix seconds. */
export interface CourseEvent {
  /** The same for good, whatever becomes of the course: calendars know the entry again by it. */
  uid: string;
  /** Rises with each edit and never falls, so that calendars take the new date for the newer one. */
  sequence: number;
  title: string;
  start: number;
  end: number;
  place: string;
  url: string;
  isCanceled: boolean;
  changedAt: number;
}

/** The year this product began, so that the number stays small. */
const firstEdit = Date.UTC(2026, 0, 1) / 1000;
/** What a webinar is given where its length is not known, or is not that of one sitting. */
const hour = 3600;
const academicHour = 45 * 60;
const longestSitting = 10;

/** Null while there is no date to keep. */
export function courseEvent(prod: ProdFull, { base_url }: SiteFacts): CourseEvent | null {
  if (prod.date_start === null) return null;
  return {
    uid: `prod-${prod.id}@${new URL(base_url).hostname}`,
    sequence: Math.max(0, prod.date_edit - firstEdit),
    title: nameOf(prod),
    start: prod.date_start,
    end: endOf(prod, prod.date_start),
    place: [placeOf(prod), prod.address].filter(Boolean).join(', '),
    url: `${base_url}${prod.canonical}`,
    isCanceled: prod.is_canceled,
    changedAt: prod.date_edit,
  };
}

function endOf({ date_end, duration_hours }: ProdFull, start: number): number {
  if (date_end > start) return date_end;
  const isOneSitting = duration_hours !== null && duration_hours <= longestSitting;
  return start + (isOneSitting ? duration_hours * academicHour : hour);
}

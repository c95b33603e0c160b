import { createHmac } from 'node:crypto';
import { type MailingAudience, mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { mailingKey } from '../tokens.ts';

const { leastPeople, soldBy } = mailingLimits;

/** For whom a count is shown. */
export interface Wanted extends MailingAudience {
  center_id: number;
}

/**
 * The people whom an advertiser sees and pays for; null where they are too few. It is never more than there are. The
 * steps stand elsewhere for each centre and audience: without knowing where, nobody can bring a group to the edge of a
 * step, add one town to it, and see whether a person lives there.
 */
export function soldReach(count: number, wanted: Wanted): number | null {
  const shifted = count - shiftOf(wanted);
  return shifted < leastPeople ? null : shifted - (shifted % soldBy);
}

/** From 0 to one less than a step, and the same each time: an average of many answers tells no more than one. */
function shiftOf({ center_id, cities, specializations, interests }: Wanted): number {
  const audience = [cities.map((city) => city.toLowerCase()), specializations, interests];
  const text = JSON.stringify([center_id, ...audience.map((of) => [...new Set<unknown>(of)].sort())]);
  return createHmac('sha256', mailingKey()).update(`reach\n${text}`).digest().readUInt32BE() % soldBy;
}

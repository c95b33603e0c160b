import type { Banner } from '@odonta/api/contract';
import { cappedAtMost } from '@odonta/db/vocabulary/advertising/banners.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { stored } from '../../../lib/stored.ts';

interface Seen {
  day: string;
  /** How often by banner. */
  times: Readonly<Record<string, number>>;
}

/** Without those of a capped advertiser that this browser has seen often enough today; one that it has not seen is never missing. */
export function uncapped(banners: readonly Banner[]): Banner[] {
  const times = seenToday();
  return banners.filter(({ id, is_capped }) => !is_capped || (times[id] ?? 0) < cappedAtMost);
}

export function countSeen({ id, is_capped }: Banner): void {
  const times = seenToday();
  if (is_capped) seen.become({ day: today(), times: { ...times, [id]: (times[id] ?? 0) + 1 } });
}

const today = () => moscowDay(new Date());
const seen = stored<Seen | null>('banners_seen', (kept) => (isSeen(kept) ? kept : null));

function seenToday(): Seen['times'] {
  const now = seen.current();
  return now?.day === today() ? now.times : {};
}

const isSeen = (kept: unknown): kept is Seen =>
  typeof kept === 'object' &&
  kept !== null &&
  'day' in kept &&
  'times' in kept &&
  typeof kept.times === 'object' &&
  kept.times !== null;

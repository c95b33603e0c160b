import { type ClientTarget, clientTargetDays } from '@odonta/db/vocabulary/platform/clientTarget.ts';

/** A visit by an advertisement; `at` in unix seconds. */
interface Touch {
  target: ClientTarget;
  at: number;
}

export interface Touches {
  first: Touch;
  last: Touch;
}

export function touchedBy(target: ClientTarget, kept: Touches | null, now: number): Touches {
  const last = { target, at: now };
  return { first: freshTouches(kept, now)?.first ?? last, last };
}

/** Those that are not too long ago: when the first is, the last is the first that is known. */
export function freshTouches(kept: Touches | null, now: number): Touches | null {
  const fresh = kept ? [kept.first, kept.last].filter(({ at }) => now - at < clientTargetDays * 86_400) : [];
  const [first, last = first] = fresh;
  return first && last ? { first, last } : null;
}

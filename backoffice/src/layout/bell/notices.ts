import type { Notices } from '@odonta/api/contract';

const usualMs = 30_000;
const longestMs = 5 * 60_000;
const mostKept = 50;

/** When to ask again: twice as late after each failure, and never when the session is over. */
export function nextAskIn(failures: number, isSignedOut: boolean): number | false {
  return isSignedOut ? false : Math.min(usualMs * 2 ** failures, longestMs);
}

/** The known notices with new ones; notices read elsewhere are noticed by their count. */
export function merged(known: Notices | undefined, came: Notices): Notices {
  if (!known) return came;
  const before = known.notices.filter(({ id }) => came.notices.every((each) => each.id !== id));
  return { unread: came.unread, notices: [...came.notices, ...before].slice(0, mostKept) };
}

/** Whether the count and the list agree, within the scope of the list. */
export function agree({ unread, notices }: Notices): boolean {
  const listed = notices.filter(({ is_read }) => !is_read).length;
  return notices.length < mostKept ? listed === unread : listed <= unread;
}

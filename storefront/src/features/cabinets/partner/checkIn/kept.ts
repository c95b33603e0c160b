import type { CheckInCourse, CheckInList } from '@odonta/api/contract';
import { checkInListsKey } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { stored } from '../../../../lib/stored.ts';
import type { KeptMark } from './marks.ts';

/** The courses and lists that were read last, for an entrance without a network. They end with the session. */
export interface KeptLists {
  user_id: number;
  courses: CheckInCourse[];
  lists: Record<string, { read_at: number; list: CheckInList }>;
}

const keptForDays = 3;

export const keptLists = stored<KeptLists | null>(checkInListsKey, (kept) => {
  const lists = kept as KeptLists | null;
  if (!lists?.lists) return null;
  const oldest = nowInSeconds() - keptForDays * 86_400;
  const fresh = Object.entries(lists.lists).filter(([, { read_at }]) => read_at > oldest);
  return { ...lists, lists: Object.fromEntries(fresh) };
});

/** Marks outlive the session that ended before they were sent: they name nobody. */
export const keptMarks = stored<KeptMark[]>('odonta.checkIn.marks', (kept) =>
  Array.isArray(kept) ? (kept as KeptMark[]) : [],
);

import type { CheckInCourse, CheckInList } from '@odonta/api/contract';
import { checkInListsKey, checkInRefusalsKey } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { stored } from '../../../../lib/stored.ts';
import type { KeptMark } from './marks.ts';

/** The courses and lists that were read last, for an entrance without a network. They end with the session. */
export interface KeptLists {
  user_id: number;
  /** Null until they have been read. */
  courses: CheckInCourse[] | null;
  lists: Record<string, KeptList>;
}

interface KeptList {
  read_at: number;
  list: CheckInList;
}

/** A mark that the server did not take: shown until it has been read. */
export interface Refusal {
  key: string;
  user_id: number;
  name: string;
  label: string;
}

const day = 86_400;

/** A list is kept until its course is over; one without a date for three days. */
export const isOver = ({ read_at, list: { course } }: KeptList, now = nowInSeconds()): boolean =>
  now > (course.date_start === null ? read_at + 3 * day : (course.date_end || course.date_start) + 2 * day);

export const keptLists = stored<KeptLists | null>(checkInListsKey, (kept) => {
  const lists = kept as KeptLists | null;
  return lists?.lists ? lists : null;
});

/** Drops the lists of courses that are over, and those named. */
export function dropLists(...named: number[]): void {
  const kept = keptLists.current();
  if (!kept) return;
  const left = Object.entries(kept.lists).filter(
    ([id, list]) => !isOver(list) && !named.includes(Number(id)),
  );
  if (left.length < Object.keys(kept.lists).length)
    keptLists.become({ ...kept, lists: Object.fromEntries(left) });
}

export const nameIn = (prod_id: number, participant_id: number): string =>
  keptLists.current()?.lists[prod_id]?.list.people.find(({ id }) => id === participant_id)?.name ??
  'Участник';

/** Marks outlive the session that ended before they were sent: they name nobody. */
export const keptMarks = stored<KeptMark[]>('odonta.checkIn.marks', (kept) =>
  Array.isArray(kept) ? (kept as KeptMark[]) : [],
);

export const keptRefusals = stored<Refusal[]>(checkInRefusalsKey, (kept) =>
  Array.isArray(kept) ? (kept as Refusal[]) : [],
);

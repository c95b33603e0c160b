import type { CheckInCourse, CheckInList } from '@odonta/api/contract';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { dropLists, type KeptLists, keptLists } from './kept.ts';
import { timesSettled } from './settling.ts';

const freshMs = 60_000;

interface Read<Payload> {
  /** Null until it has been read once, here or on an earlier visit. */
  payload: Payload | null;
  trouble: ApiError | null;
  readAgain(): Promise<void>;
}

/** The courses that people come to these days, as they were read last. */
export const useCourses = (user_id: number): Read<CheckInCourse[]> =>
  useKept<CheckInCourse[]>('/centersCheckIn', user_id, {
    find: ({ courses }) => courses,
    put: (kept, courses) => ({ ...kept, courses }),
  });

/** The people of a course, as they were read last. */
export function useList(user_id: number, prod_id: number): Read<CheckInList> & { read_at: number } {
  const read = useKept<CheckInList>(`/centersCheckIn/${prod_id}`, user_id, {
    find: ({ lists }) => lists[prod_id]?.list ?? null,
    put: (kept, list) => ({
      ...kept,
      lists: { ...kept.lists, [prod_id]: { read_at: nowInSeconds(), list } },
    }),
    drop: () => dropLists(prod_id),
  });
  return { ...read, read_at: keptLists.current()?.lists[prod_id]?.read_at ?? 0 };
}

/** Where a payload is kept in this browser. */
interface Place<Payload> {
  find(kept: KeptLists): Payload | null;
  put(kept: KeptLists, payload: Payload): KeptLists;
  /** For a member whose access has ended. */
  drop?(): void;
}

function useKept<Payload>(path: string, user_id: number, place: Place<Payload>): Read<Payload> {
  const kept = useSyncExternalStore(keptLists.subscribe, keptLists.current, keptLists.current);
  const last = useRef<Payload | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the same for a path
  const readAgain = useCallback(async () => {
    try {
      let payload: Payload;
      let before: number;
      do {
        before = timesSettled();
        payload = await partnerSession.call<Payload>(path);
      } while (before !== timesSettled());
      keptLists.become(place.put(ofUser(user_id), payload));
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
      if (error.status === 403 || error.status === 404) {
        place.drop?.();
        last.current = null;
      }
    }
  }, [path, user_id]);

  useEffect(() => {
    const again = () => void (document.visibilityState === 'visible' && readAgain());
    const timer = setInterval(again, freshMs);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    void readAgain();
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [readAgain]);

  const own = kept?.user_id === user_id ? place.find(kept) : null;
  // A session that ends takes the kept lists with it, and the marks on the screen stay.
  if (own !== null) last.current = own;
  return { payload: last.current, trouble, readAgain };
}

/** Lists of another member are forgotten here. */
function ofUser(user_id: number): KeptLists {
  const kept = keptLists.current();
  return kept?.user_id === user_id ? kept : { user_id, courses: null, lists: {} };
}

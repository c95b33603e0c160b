import type { MarkedVisit, SentMarks } from '@odonta/api/contract';
import { lateMarks } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { keptMarks } from './kept.ts';
import { type KeptMark, nextToSend } from './marks.ts';
import { refuse, settle } from './settling.ts';

const againMs = 10_000;

export interface Sending {
  /** Marks of this member that the server has not got yet. */
  waiting: readonly KeptMark[];
  /** Why they still wait, or null while they are on their way. */
  trouble: ApiError | null;
  mark(mark: KeptMark): void;
}

/** Marks are kept in this browser first, and sent as soon as there is a network. */
export function useSending(user_id: number): Sending {
  const marks = useSyncExternalStore(keptMarks.subscribe, keptMarks.current, keptMarks.current);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const isBusy = useRef(false);

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (let part = next(user_id); part.length > 0; part = next(user_id)) await sendPart(part, user_id);
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    } finally {
      isBusy.current = false;
    }
  }, [user_id]);

  useEffect(() => {
    const again = () => void send();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    again();
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [send]);

  return {
    waiting: marks.filter((mark) => mark.user_id === user_id),
    trouble,
    mark(mark) {
      keptMarks.become([...keptMarks.current(), mark]);
      void send();
    },
  };
}

const next = (user_id: number) => nextToSend(keptMarks.current(), user_id, lateMarks.atOnce);

/** Marks that will never be taken do not hold up those of other courses. */
async function sendPart(part: readonly KeptMark[], user_id: number): Promise<void> {
  const marks = part.map(({ key, participant_id, kind, at }) => ({ key, participant_id, kind, at }));
  const body: SentMarks = { marks, user_id, now: nowInSeconds() };
  try {
    settle(
      part,
      await partnerSession.call<MarkedVisit[]>(`/centersCheckIn/${part[0]?.prod_id}/marks`, 'POST', body),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404, 422].includes(error.status)) throw error;
    refuse(part, error.message);
  }
}

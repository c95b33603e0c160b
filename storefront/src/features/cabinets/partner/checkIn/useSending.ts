import type { MarkedVisit } from '@odonta/api/contract';
import { lateMarks } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { keptLists, keptMarks } from './kept.ts';
import { type KeptMark, nextToSend, refusedIn, withAnswers } from './marks.ts';

const againMs = 10_000;

export interface Sending {
  /** Marks of this member that the server has not got yet. */
  waiting: readonly KeptMark[];
  /** Why they still wait, or null while they are on their way. */
  trouble: string | null;
  mark(mark: KeptMark): void;
}

/** Marks are kept in this browser first, and sent as soon as there is a network. */
export function useSending(
  user_id: number,
  onRefused: (mark: KeptMark, answer: MarkedVisit) => void,
): Sending {
  const marks = useSyncExternalStore(keptMarks.subscribe, keptMarks.current, keptMarks.current);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isBusy = useRef(false);

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (let part = next(user_id); part.length > 0; part = next(user_id)) {
        const answers = await sent(part);
        settle(part, answers);
        for (const answer of refusedIn(answers)) {
          const mark = part.find(({ key }) => key === answer.key);
          if (mark) onRefused(mark, answer);
        }
      }
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.status === 0 ? 'нет сети' : error.message || 'сервер не отвечает');
    } finally {
      isBusy.current = false;
    }
  }, [user_id, onRefused]);

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

function sent(part: readonly KeptMark[]): Promise<MarkedVisit[]> {
  const marks = part.map(({ key, participant_id, kind, at }) => ({ key, participant_id, kind, at }));
  return partnerSession.call<MarkedVisit[]>(`/centersCheckIn/${part[0]?.prod_id}/marks`, 'POST', { marks });
}

/** The answers enter the kept list, and the marks leave their queue. */
function settle(part: readonly KeptMark[], answers: readonly MarkedVisit[]): void {
  const keys = new Set(answers.map(({ key }) => key));
  keptMarks.become(keptMarks.current().filter(({ key }) => !keys.has(key)));
  const kept = keptLists.current();
  const of = String(part[0]?.prod_id);
  const known = kept?.lists[of];
  if (!kept || !known) return;
  const list = withAnswers(known.list, part, answers);
  keptLists.become({ ...kept, lists: { ...kept.lists, [of]: { ...known, list } } });
}

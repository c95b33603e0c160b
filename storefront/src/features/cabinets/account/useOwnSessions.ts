import type { SessionEntry } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';

/** The owner's sessions, and how he ends them. `path` is the prefix of their addresses. */
export function useOwnSessions(session: Pick<Session<unknown>, 'call'>, path: string) {
  const [entries, setEntries] = useState<SessionEntry[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [readContext, setReading] = useState(0);

  // `reading` counts how often they were asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew, it reads anew
  useEffect(() => {
    let isWanted = true;
    session.call<SessionEntry[]>(path).then(
      (found) => isWanted && setEntries(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [session, path, readContext]);

  function readAgain() {
    setFailed(false);
    setReading((count) => count + 1);
  }

  async function end(done: string, id?: string) {
    setBusy(true);
    try {
      await session.call(id === undefined ? path : `${path}/${id}`, 'DELETE');
      toast('success', done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || 'Не удалось завершить сеанс');
    } finally {
      setBusy(false);
      readAgain();
    }
  }

  return { entries, hasFailed, isBusy, end, readAgain };
}

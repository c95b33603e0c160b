import type { SessionEntry } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SessionsOf } from '../api/sessions.ts';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** The living sessions of somebody, and the ways to end them. */
export function useSessions(of: SessionsOf) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['sessions', of];
  const query = useQuery<SessionEntry[]>({
    queryKey,
    queryFn: async () => (await provider.sessions(of)).data,
  });

  async function end(done: string, id?: string) {
    setBusy(true);
    try {
      await provider.endSessions(of, id);
      notify(done, { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось завершить сеанс');
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey });
    }
  }

  return { ...query, end, isBusy };
}

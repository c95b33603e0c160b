import type { SessionEntry } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import type { SessionsOf } from '../api/sessions.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** The live sessions of an account, and the ways to end them. */
export function useSessions(of: SessionsOf) {
  const provider = useStaffData();
  const queryKey = ['sessions', of];
  const { act, isBusy } = useAction(queryKey);
  const query = useQuery<SessionEntry[]>({
    queryKey,
    queryFn: async () => (await provider.sessions(of)).data,
  });

  const end = (done: string, id?: string) =>
    act(() => provider.endSessions(of, id), { done, failed: 'Не удалось завершить сеанс' });

  return { ...query, end, isBusy };
}

import type { WaitlistView } from '@odonta/api/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, get } from '../../lib/api.ts';

const againMs = 15_000;

export type EntryState =
  | { is: 'loading' }
  | { is: 'lost' }
  | { is: 'failed' }
  | { is: 'there'; entry: WaitlistView };

/** The place in the line as it is now, looked at again for as long as it may change. */
export function useEntry(token: string) {
  const [state, setState] = useState<EntryState>({ is: 'loading' });
  const take = useCallback((entry: WaitlistView) => setState({ is: 'there', entry }), []);
  const look = useCallback(async () => {
    try {
      take(await get<WaitlistView>(`/waitlist/${token}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const is = error.status === 404 ? 'lost' : 'failed';
      setState((before) => (before.is === 'there' ? before : { is }));
    }
  }, [token, take]);
  useEffect(() => void look(), [look]);

  const isLive = state.is === 'there' && ['CREATED', 'PREPARE'].includes(state.entry.status);
  useEffect(() => {
    const timer = isLive ? setInterval(() => document.hidden || void look(), againMs) : undefined;
    return () => clearInterval(timer);
  }, [isLive, look]);
  return { state, look, take };
}

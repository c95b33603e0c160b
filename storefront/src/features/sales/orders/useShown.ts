import { useCallback, useEffect, useState } from 'react';
import { ApiError, get } from '../../../lib/api.ts';

const againMs = 15_000;

export type Shown<Payload> =
  | { is: 'loading' }
  | { is: 'lost' }
  | { is: 'failed' }
  | { is: 'there'; payload: Payload };

/** The content of a secret address: polled for as long as it may change by itself. */
export function useShown<Payload>(path: string, mayChange: (payload: Payload) => boolean) {
  const [shown, setShown] = useState<Shown<Payload>>({ is: 'loading' });
  const take = useCallback((payload: Payload) => setShown({ is: 'there', payload }), []);
  const look = useCallback(async () => {
    try {
      take(await get<Payload>(path));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const is = error.status === 404 ? 'lost' : 'failed';
      setShown((before) => (before.is === 'there' && is === 'failed' ? before : { is }));
    }
  }, [path, take]);
  useEffect(() => void look(), [look]);

  const isLive = shown.is === 'there' && mayChange(shown.payload);
  useEffect(() => {
    const timer = isLive ? setInterval(() => document.hidden || void look(), againMs) : undefined;
    return () => clearInterval(timer);
  }, [isLive, look]);
  return { shown, look, take };
}

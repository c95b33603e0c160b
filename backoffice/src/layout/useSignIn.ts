import { useState } from 'react';
import { useLogin } from 'react-admin';
import { isFailure } from '../kit/api/failure.ts';
import { type Credentials, SecondStepNeeded } from '../kit/session/authProvider.ts';
import { useCountdown } from './useCountdown.ts';

/** One step of signing in: shows the refusal, and how long to wait after too many tries. */
export function useSignIn(onTicket?: (ticket: string) => void) {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [secondsLeft, wait] = useCountdown();

  async function enter(credentials: Credentials) {
    setBusy(true);
    setError(null);
    await login(credentials).catch((failure: unknown) => {
      if (failure instanceof SecondStepNeeded) return onTicket?.(failure.ticket);
      setError(failure instanceof Error ? failure.message : 'Не удалось войти, попробуйте ещё раз');
      if (isFailure(failure) && failure.status === 429) wait(failure.body.retryAfter ?? 60);
      setBusy(false);
    });
  }

  return { enter, refuse: setError, isBusy, error, secondsLeft };
}

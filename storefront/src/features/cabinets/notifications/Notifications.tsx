import type { WaitingNotification } from '@odonta/api/contract';
import { Suspense, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { lazily } from '../../../lib/lazily.tsx';
import type { Session } from '../../identity/sessions/sessionStore.ts';

const Waiting = lazily(() =>
  import('./WaitingNotifications.tsx').then(({ WaitingNotifications }) => WaitingNotifications),
);

/** Asks once for each page; the code that shows notifications is loaded only when one waits. Without an answer the next page asks again. */
export function Notifications({ session }: { session: Pick<Session<unknown>, 'call'> }) {
  const [waiting, setWaiting] = useState<WaitingNotification[]>([]);
  useEffect(() => {
    session.call<WaitingNotification[]>('/notification').then(setWaiting, (error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, [session]);
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Waiting {...{ session, waiting }} />
    </Suspense>
  );
}

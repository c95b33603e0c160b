import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuthProvider } from 'react-admin';
import type { StaffAuthProvider } from '../../kit/session/authProvider.ts';

const ReauthenticationDialog = lazy(() => import('./ReauthenticationDialog.tsx'));

/** Asks who sits there when a call was refused for want of a fresh proof; the call waits and is made again. */
export function ReauthenticationGuard() {
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => authProvider?.reauthentication.answerBy((how) => setAnswer(() => how)), [authProvider]);
  if (!answer) return null;
  return (
    <Suspense fallback={null}>
      <ReauthenticationDialog
        onAnswer={(isProved) => {
          setAnswer(null);
          answer(isProved);
        }}
      />
    </Suspense>
  );
}

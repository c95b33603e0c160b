import { useEffect, useState } from 'react';
import { useAuthProvider } from 'react-admin';
import type { StaffAuthProvider } from './authProvider.ts';

/** True from the moment a write met a dead session; `onEnd` runs first, while the form is still there. */
export function useSessionEnded(onEnd?: () => void): boolean {
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const [hasEnded, setEnded] = useState(false);
  useEffect(
    () =>
      authProvider?.onSessionEnd(() => {
        onEnd?.();
        setEnded(true);
      }),
    [authProvider, onEnd],
  );
  return hasEnded;
}

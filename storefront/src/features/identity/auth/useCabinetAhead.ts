import { useEffect } from 'react';
import { goOn, nextHere } from '../sessions/entering.ts';
import type { Session } from '../sessions/sessionStore.ts';

/** A signed-in visitor is redirected (section 2). */
export function useCabinetAhead<Profile>(session: Session<Profile>, home: string): void {
  useEffect(() => {
    void session.verify().then(() => {
      if (session.current().is === 'authenticated') goOn(nextHere() ?? home);
    });
  }, [session, home]);
}

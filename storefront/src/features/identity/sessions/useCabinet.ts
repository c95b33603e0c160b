import { cabinets } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { goOn } from './entering.ts';
import { withNext } from './next.ts';
import type { Session, SessionState } from './sessionStore.ts';

/** The session a cabinet's page is seen by. Without one its owner is led to the way in, and then back to where he was. */
export function useCabinet<Profile>(session: Session<Profile>, entry: string): SessionState<Profile> {
  const state = useSyncExternalStore(session.subscribe, session.current, session.current);
  const isLed = useRef(false);
  const { is, isRefused } = state;
  useEffect(() => void session.verify(), [session]);
  useEffect(() => {
    // Putting the flag down is news too, and must not lead him elsewhere.
    if (is !== 'none' || isLed.current) return;
    isLed.current = true;
    if (isRefused) session.putRefusalDown();
    const isHome = cabinets.some((one) => one.home === location.pathname && one.entry === entry);
    goOn(isRefused || !isHome ? withNext(entry, location.pathname + location.search) : entry);
  }, [session, entry, is, isRefused]);
  return state;
}

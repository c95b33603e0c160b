import { cabinets } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { goOn } from './entering.ts';
import { withNext } from './next.ts';
import type { Session, SessionState } from './sessionStore.ts';

/** The session a cabinet's page is seen by. Without one its owner is led to the way in, and then back to where he was. */
export function useCabinet<Profile>(
  session: Session<Profile>,
  entry: string,
  /** A page with input stays as it is when the session ends. */
  staysOpen = false,
): SessionState<Profile> {
  const state = useSyncExternalStore(session.subscribe, session.current, session.current);
  const isLed = useRef(false);
  const last = useRef<SessionState<Profile> | null>(null);
  const { is, isRefused } = state;
  useEffect(() => void session.verify(), [session]);
  useEffect(() => {
    // Putting the flag down is news too, and must not lead him elsewhere.
    if (is !== 'none' || isLed.current || (staysOpen && last.current)) return;
    isLed.current = true;
    if (isRefused) session.putRefusalDown();
    const isHome = cabinets.some((one) => one.home === location.pathname && one.entry === entry);
    goOn(isRefused || !isHome ? withNext(entry, here()) : entry);
  }, [session, entry, is, isRefused, staysOpen]);
  if (state.profile !== null) last.current = state;
  return (staysOpen && last.current) || state;
}

/** With the field that a letter leads to. */
const here = () => location.pathname + location.search + location.hash;

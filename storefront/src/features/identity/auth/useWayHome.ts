import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useEffect } from 'react';
import { goOn, nextHere } from '../sessions/entering.ts';
import { isBackOffice } from '../sessions/next.ts';
import { partnerSession, staffSession } from '../sessions/sessions.ts';

/** A signed-in visitor is redirected from the sign-in (section 2). */
export function useWayHome(): void {
  useEffect(() => {
    void leadHome();
  }, []);
}

async function leadHome(): Promise<void> {
  const next = nextHere();
  const isForStaff = next !== null && isBackOffice(next);
  const ways = [
    { session: partnerSession, to: isForStaff ? null : (next ?? paths.partnerHome) },
    { session: staffSession, to: isForStaff ? next : paths.backOffice },
  ];
  for (const { session, to } of ways) {
    if (to === null) continue;
    await session.verify();
    if (session.current().is === 'authenticated') return goOn(to);
  }
}

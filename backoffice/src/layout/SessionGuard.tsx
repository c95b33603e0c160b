import { useEffect } from 'react';
import { useAuthProvider, useLogout } from 'react-admin';
import type { StaffAuthProvider } from '../kit/session/authProvider.ts';
import { siteEntry } from '../kit/session/siteEntry.ts';

/** Sends to the entry of the site after a write met a dead session, and remembers the page to come back to. */
export function SessionGuard() {
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const logout = useLogout();
  useEffect(() => authProvider?.onSessionEnd(() => void logout({}, siteEntry())), [authProvider, logout]);
  return null;
}

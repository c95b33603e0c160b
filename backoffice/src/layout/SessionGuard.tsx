import { useEffect } from 'react';
import { useAuthProvider, useLogout } from 'react-admin';
import type { StaffAuthProvider } from '../kit/session/authProvider.ts';

/** Sends to the login page after a write met a dead session, and remembers the page to come back to. */
export function SessionGuard() {
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const logout = useLogout();
  useEffect(() => authProvider?.onSessionEnd(() => void logout()), [authProvider, logout]);
  return null;
}

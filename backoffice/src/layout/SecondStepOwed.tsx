import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import type { StaffIdentity } from '../kit/session/authProvider.ts';

/** A person who must set up a second factor is redirected there: everything else is closed until then. */
export function SecondStepOwed({ children }: { children: ReactNode }) {
  const { identity } = useGetIdentity();
  const { pathname } = useLocation();
  const isOwed = (identity as StaffIdentity | undefined)?.lacks_second_factor;
  return isOwed && pathname !== '/account' ? <Navigate to="/account" replace /> : children;
}

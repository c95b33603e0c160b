import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { usePermissions } from 'react-admin';
import type { HeldRights } from './access.ts';

/** `may('manager_requests.confirm')`, for what a screen shows beyond react-admin's own questions. */
export function useRights(): { may(right: Right): boolean; isPending: boolean } {
  const { permissions, isPending } = usePermissions<HeldRights>();
  return { may: (right) => permissions?.[right] !== undefined, isPending };
}

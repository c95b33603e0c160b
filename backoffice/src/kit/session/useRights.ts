import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { usePermissions } from 'react-admin';
import type { HeldRights } from './access.ts';

/** `may('manager_requests.confirm')`, for parts of a screen that react-admin does not check itself. */
export function useRights(): { may(right: Right): boolean; isPending: boolean } {
  const { permissions, isPending } = usePermissions<HeldRights>();
  return { may: (right) => permissions?.[right] !== undefined, isPending };
}

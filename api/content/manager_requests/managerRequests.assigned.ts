import type { ManagerRequest } from '@odonta/db/models';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';

/** A manager works on his own and unassigned requests; with the right to assign, on all of them. */
export function isAssigned(row: ManagerRequest, staff: SignedInUser): boolean {
  return (
    row.manager_id === null ||
    row.manager_id === staff.id ||
    staff.grants.scope('manager_requests.assign') !== null
  );
}

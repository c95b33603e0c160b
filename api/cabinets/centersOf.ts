import { UserMembership } from '@odonta/db/models';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';

/** The centres in which the user has one of these roles. */
export async function centersOf(
  { id }: Pick<SignedInUser, 'id'>,
  roles: readonly CenterRole[],
): Promise<number[]> {
  const memberships = await UserMembership.findAll({ where: { user_id: id, role: [...roles] } });
  return memberships.flatMap(({ center_id }) => center_id ?? []);
}

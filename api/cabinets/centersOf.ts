import { UserMembership } from '@odonta/db/models';
import { type CenterRight, centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';

/** The centres in which the user has this right. */
export async function centersOf({ id }: Pick<SignedInUser, 'id'>, right: CenterRight): Promise<number[]> {
  const role = [...centerRolesWith(right)];
  const memberships = await UserMembership.findAll({ where: { user_id: id, role } });
  return memberships.flatMap(({ center_id }) => center_id ?? []);
}

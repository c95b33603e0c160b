import { User, UserMembership } from '@odonta/db/models';
import { type CenterRight, centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { Transaction, WhereOptions } from 'sequelize';

/** The users at work who have a membership of this kind, by their numbers. */
export async function activeMembers(
  membership: WhereOptions<UserMembership>,
  transaction?: Transaction,
): Promise<User[]> {
  const memberships = await UserMembership.findAll({ where: membership, transaction });
  const where = { id: memberships.map(({ user_id }) => user_id), status: 'ACTIVE' as const };
  return User.findAll({ where, order: ['id'], transaction });
}

/** Those of a centre, or the one of them, who have a right there. */
export const activeMembersWith = (
  right: CenterRight,
  of: { center_id: number; user_id?: number },
  transaction?: Transaction,
): Promise<User[]> => activeMembers({ ...of, role: [...centerRolesWith(right)] }, transaction);

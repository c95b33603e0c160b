import { User, UserMembership } from '@odonta/db/models';
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

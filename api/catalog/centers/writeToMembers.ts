import { User, UserMembership } from '@odonta/db/models';
import { type CenterRight, centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { Transaction } from 'sequelize';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';

/** Writes to the members of a centre who have a right there. */
export async function writeToMembers(
  center_id: number,
  right: CenterRight,
  compose: (to: string) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const role = [...centerRolesWith(right)];
  const members = await UserMembership.findAll({ where: { center_id, role }, transaction });
  const where = { id: members.map(({ user_id }) => user_id), status: 'ACTIVE' as const };
  const users = await User.findAll({ where, order: ['id'], transaction });
  for (const { email } of users) await writeLetter(compose(email), transaction);
}

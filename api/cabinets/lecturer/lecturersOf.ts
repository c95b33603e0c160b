import { UserMembership } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';

/** The lecturers whom a user is: nobody else's rows are his. */
export async function lecturersOf(
  { id: user_id }: Pick<SignedInUser, 'id'>,
  transaction?: Transaction,
): Promise<number[]> {
  const where = { user_id, lecturer_id: { [Op.not]: null } };
  const memberships = await UserMembership.findAll({ where, order: ['lecturer_id'], transaction });
  return memberships.flatMap(({ lecturer_id }) => lecturer_id ?? []);
}

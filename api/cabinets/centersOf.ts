import { Center, UserMembership } from '@odonta/db/models';
import {
  type CenterRight,
  centerRolesWith,
  mayInCenter,
} from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';

type Member = Pick<SignedInUser, 'id'>;

/** The centres in which the user has this right. */
export const centersOf = async (member: Member, right: CenterRight): Promise<number[]> => [
  ...(await rolesIn(member, right)).keys(),
];

/** His role in each of them. */
export async function rolesIn(
  { id: user_id }: Member,
  right: CenterRight,
  transaction?: Transaction,
): Promise<Map<number, CenterRole>> {
  const role = [...centerRolesWith(right)];
  const memberships = await UserMembership.findAll({ where: { user_id, role }, transaction });
  return new Map(
    memberships.flatMap((each) => (each.center_id === null ? [] : [[each.center_id, each.role] as const])),
  );
}

/** The centre, locked. 404 for another's, 403 for a member without the right. */
export async function lockOwnCenter(
  member: Member,
  asked: string | number | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<Center> {
  const id = numberIn(String(asked));
  const center = await Center.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  const role = (await rolesIn(member, 'centers.show', transaction)).get(id);
  if (!center || !role) throw notFound('Центр не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  return center;
}

import type { CenterAccess, CenterMember, CenterMemberInvitationView } from '@odonta/api/contract';
import { Center, CenterMemberInvitation, User, UserMembership } from '@odonta/db/models';
import { centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';

/** The members of each centre that the actor owns, and its invitations. */
export async function accessOf({ id: user_id }: SignedInUser): Promise<CenterAccess[]> {
  const owned = await UserMembership.findAll({
    where: { user_id, role: [...centerRolesWith('members.list')] },
  });
  const id = owned.flatMap(({ center_id }) => center_id ?? []);
  const centers = await Center.findAll({ where: { id }, order: ['id'] });
  return Promise.all(
    centers.map(async ({ id, name }) => ({
      center: { id, name },
      members: await membersOf(id, user_id),
      invitations: await invitationsTo(id),
    })),
  );
}

/** The centre, locked: its access changes one call at a time. 404 for another's, 403 for a member who is no owner. */
export async function lockOwnCenter(
  { id: user_id }: SignedInUser,
  asked: string | number | undefined,
  transaction: Transaction,
): Promise<Center> {
  const id = numberIn(String(asked));
  const center = await Center.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  const own = center && (await UserMembership.findOne({ where: { user_id, center_id: id }, transaction }));
  if (!own) throw notFound('Центр не найден');
  if (!centerRolesWith('members.edit').some((role) => role === own.role)) throw forbidden();
  return center;
}

/** A member of the locked centre. */
export async function memberOf(
  { id: center_id }: Center,
  user: string | undefined,
  transaction: Transaction,
): Promise<UserMembership> {
  const where = { center_id, user_id: numberIn(user) };
  const member = await UserMembership.findOne({ where, transaction });
  if (!member) throw notFound('Такого участника нет');
  return member;
}

/** An owner who can come in must remain. */
export async function refuseWithoutOwner(
  { center_id, user_id }: UserMembership,
  transaction: Transaction,
): Promise<void> {
  const owners = await UserMembership.findAll({ where: { center_id, role: 'OWNER' }, transaction });
  const others = owners.map((owner) => owner.user_id).filter((id) => id !== user_id);
  if ((await User.count({ where: { id: others, status: 'ACTIVE' }, transaction })) === 0)
    throw conflict('В кабинете должен остаться хотя бы один владелец');
}

async function membersOf(center_id: number, whoAsks: number): Promise<CenterMember[]> {
  const memberships = await UserMembership.findAll({
    where: { center_id },
    order: ['created_at', 'user_id'],
  });
  const users = await User.findAll({ where: { id: memberships.map(({ user_id }) => user_id) } });
  const known = new Map(users.map((user) => [user.id, user]));
  return memberships.flatMap(({ user_id, role }) => {
    const user = known.get(user_id);
    return user
      ? [{ id: user.id, name: user.name, email: user.email, role, is_self: user.id === whoAsks }]
      : [];
  });
}

async function invitationsTo(center_id: number): Promise<CenterMemberInvitationView[]> {
  const invitations = await CenterMemberInvitation.findAll({ where: { center_id }, order: ['id'] });
  return invitations.map(presentInvitation);
}

export const presentInvitation = ({
  id,
  name,
  email,
  role,
  expires_at,
}: CenterMemberInvitation): CenterMemberInvitationView => ({
  ...{ id, name, email, role },
  expires_at: secondsOf(expires_at),
});

import type { CenterAccess, CenterMember, CenterMemberInvitationView } from '@odonta/api/contract';
import { Center, CenterMemberInvitation, User, UserMembership } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { centersOf } from '../centersOf.ts';

/** The members of each centre that the actor owns, and its invitations. */
export async function accessOf({ id: user_id }: SignedInUser): Promise<CenterAccess[]> {
  const id = await centersOf({ id: user_id }, 'members.list');
  const centers = await Center.findAll({ where: { id }, order: ['id'] });
  return Promise.all(
    centers.map(async ({ id, name }) => ({
      center: { id, name },
      members: await membersOf(id, user_id),
      invitations: await invitationsTo(id),
    })),
  );
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

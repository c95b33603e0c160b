import type { CenterMembershipAcceptance, CenterMembershipCard } from '@odonta/api/contract';
import { CenterMemberInvitation, User, UserMembership } from '@odonta/db/models';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { linkToken, staleLink } from '../../identity/sessions/links.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { invitedUser } from '../invitedUser.ts';

const limit = { name: 'center_memberships', points: 60, seconds: 3600, by: byAddress };
const base = { method: 'post', audience: openAudience, allow: 'anyone', limit } as const;

const readMembership = endpoint({
  ...base,
  path: '/partner/membership',
  summary: 'An invitation to the cabinet of a centre, by the secret of its link',
  body: Joi.object<{ token: string }>({ token: linkToken }),
  handle: async ({ body }) => {
    const { center, role, email } = await livingInvitation(body.token);
    const has_account = (await User.count({ where: { email, email_proved_at: { [Op.not]: null } } })) > 0;
    const message: CenterMembershipCard = { center: center?.name ?? '', role, email, has_account };
    return { message };
  },
});

const acceptMembership = endpoint({
  ...base,
  path: '/partner/membership/accept',
  summary: 'Accept an invitation to the cabinet of a centre; a new account gets a password',
  body: Joi.object<CenterMembershipAcceptance>({ token: linkToken, password: newPassword(), consent }),
  handle: async ({ body, origin }) => {
    await livingInvitation(body.token);
    // Before the account is looked up, outside of the transaction: hashing takes time.
    const password_hash = body.password ? await hashPassword(body.password) : null;
    const message = await unitOfWork.transaction((transaction) =>
      accept(body, { password_hash, origin, transaction }),
    );
    return { message };
  },
});

export const centerMembershipEndpoints = [readMembership, acceptMembership];

const refused = 'По этой почте войти в кабинет центра нельзя: попросите пригласить вас по другой';

interface Accepting {
  password_hash: string | null;
  origin: Origin;
  transaction: Transaction;
}

/** Of concurrent uses of one link the first gets it. */
async function accept({ token, consent }: CenterMembershipAcceptance, accepting: Accepting) {
  const { origin, transaction } = accepting;
  const invitation = await livingInvitation(token, transaction);
  const { center_id, email, role } = invitation;
  await refuseWithoutInviter(invitation, transaction);
  const user = await invitedUser(invitation, { ...accepting, consent, form: 'center', refused });
  await UserMembership.findOrCreate({
    where: { user_id: user.id, center_id },
    defaults: { user_id: user.id, center_id, role },
    transaction,
  });
  await invitation.destroy({ transaction });
  const changes: Changes = { user_id: [null, user.id], role: [null, role] };
  const record = { action: 'accept_invitation', resource: 'centers', record_id: center_id };
  await unitOfWork.audit({ by: anyone, origin, ...record, changes }, transaction);
  return { email };
}

/** An owner who is one no longer has invited nobody. */
async function refuseWithoutInviter(
  { center_id, invited_by: user_id }: CenterMemberInvitation,
  transaction: Transaction,
): Promise<void> {
  const where = { center_id, user_id: user_id ?? 0, role: 'OWNER' as const };
  const isOwner = (await UserMembership.count({ where, transaction })) > 0;
  const isActive = (await User.count({ where: { id: user_id ?? 0, status: 'ACTIVE' }, transaction })) > 0;
  if (!isOwner || !isActive) throw staleLink();
}

/** Locked within a transaction. */
async function livingInvitation(token: string, transaction?: Transaction): Promise<CenterMemberInvitation> {
  const where = { token_hash: hashOfSecret(token), expires_at: { [Op.gt]: new Date() } };
  const lock = transaction?.LOCK.UPDATE;
  const invitation = await CenterMemberInvitation.findOne({
    where,
    ...(transaction ? { transaction, lock } : { include: 'center' }),
  });
  if (!invitation) throw staleLink();
  return invitation;
}

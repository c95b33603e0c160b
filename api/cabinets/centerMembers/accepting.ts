import type { CenterMembershipAcceptance, CenterMembershipCard } from '@odonta/api/contract';
import { CenterMemberInvitation, User, UserMembership } from '@odonta/db/models';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { isBlockedEmail } from '../../identity/sessions/blockedEmails.ts';
import { staleLink } from '../../identity/sessions/links.ts';
import { voidSecretsOf } from '../../identity/sessions/oneTimeSecrets.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { removeSecondFactor } from '../../identity/sessions/secondFactor/secondFactors.ts';
import { endSessionsOf } from '../../identity/sessions/userSessions.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';

const token = Joi.string().max(100).required();
const limit = { name: 'center_memberships', points: 60, seconds: 3600, by: byAddress };
const base = { method: 'post', audience: openAudience, allow: 'anyone', limit } as const;

const readMembership = endpoint({
  ...base,
  path: '/partner/membership',
  summary: 'An invitation to the cabinet of a centre, by the secret of its link',
  body: Joi.object<{ token: string }>({ token }),
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
  body: Joi.object<CenterMembershipAcceptance>({ token, password: newPassword(), consent }),
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
  const known = await knownUser(email, transaction);
  const user = known?.email_proved_at ? known : await ownAccount(known, invitation, consent, accepting);
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

/** Staff do not act for centres, and a blocked account stays so. */
async function knownUser(email: string, transaction: Transaction): Promise<User | null> {
  const user = await User.findOne({ where: { email }, transaction });
  if ((user && (!user.is_partner || user.status !== 'ACTIVE')) || (await isBlockedEmail(email)))
    throw conflict('По этой почте войти в кабинет центра нельзя: попросите пригласить вас по другой');
  return user;
}

/** A new account, or one that somebody else may have registered for the address: its owner sets the password. */
async function ownAccount(
  known: User | null,
  { email, name }: CenterMemberInvitation,
  consent: CenterMembershipAcceptance['consent'],
  { password_hash, origin, transaction }: Accepting,
): Promise<User> {
  if (password_hash === null) throw invalid({ password: 'Придумайте пароль' });
  if (!consent) throw invalid({ consent: consentMissing });
  const giver = { email, phone: null, purpose: 'ACCOUNT', form: 'center' } as const;
  await keepConsent(consent, giver, origin, transaction);
  const own = { password_hash, email_proved_at: new Date() };
  if (!known)
    return User.create({ ...own, email, name, is_partner: true, status: 'ACTIVE' }, { transaction });
  await endSessionsOf(known.id, 'PASSWORD', transaction);
  await removeSecondFactor(known.id, transaction);
  await voidSecretsOf('user', known.id, transaction);
  return known.update(own, { transaction });
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

import type { CenterMembershipAcceptance, CenterMembershipCard } from '@odonta/api/contract';
import { CenterMemberInvitation, User, UserMembership } from '@odonta/db/models';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { isBlockedEmail } from '../../identity/sessions/blockedEmails.ts';
import { staleLink } from '../../identity/sessions/links.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { hashOf } from './inviting.ts';

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
    const has_account = (await User.count({ where: { email } })) > 0;
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
  const user = (await knownUser(email, transaction)) ?? (await newUser(invitation, consent, accepting));
  await UserMembership.findOrCreate({
    where: { user_id: user.id, center_id },
    defaults: { user_id: user.id, center_id, role },
    transaction,
  });
  if (user.email_proved_at === null) await user.update({ email_proved_at: new Date() }, { transaction });
  await invitation.destroy({ transaction });
  const changes = { user_id: [null, user.id], role: [null, role] } as const;
  const record = { action: 'accept_invitation', resource: 'centers', record_id: center_id };
  await unitOfWork.audit(
    { by: anyone, origin, ...record, changes: { user_id: [...changes.user_id], role: [...changes.role] } },
    transaction,
  );
  return { email };
}

/** Staff do not act for centres, and a blocked account stays so. */
async function knownUser(email: string, transaction: Transaction): Promise<User | null> {
  const user = await User.findOne({ where: { email }, transaction });
  if ((user && (!user.is_partner || user.status !== 'ACTIVE')) || (await isBlockedEmail(email)))
    throw conflict('По этой почте войти в кабинет центра нельзя: попросите пригласить вас по другой');
  return user;
}

async function newUser(
  { email, name }: CenterMemberInvitation,
  consent: CenterMembershipAcceptance['consent'],
  { password_hash, origin, transaction }: Accepting,
): Promise<User> {
  if (password_hash === null) throw invalid({ password: 'Придумайте пароль' });
  if (!consent) throw invalid({ consent: consentMissing });
  const giver = { email, phone: null, purpose: 'ACCOUNT', form: 'center' } as const;
  await keepConsent(consent, giver, origin, transaction);
  return User.create(
    { email, name, password_hash, is_partner: true, status: 'ACTIVE', email_proved_at: new Date() },
    { transaction },
  );
}

/** Locked within a transaction. */
async function livingInvitation(token: string, transaction?: Transaction): Promise<CenterMemberInvitation> {
  const where = { token_hash: hashOf(token), expires_at: { [Op.gt]: new Date() } };
  const lock = transaction?.LOCK.UPDATE;
  const invitation = await CenterMemberInvitation.findOne({
    where,
    ...(transaction ? { transaction, lock } : { include: 'center' }),
  });
  if (!invitation) throw staleLink();
  return invitation;
}

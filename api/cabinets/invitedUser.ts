import type { Consent } from '@odonta/api/contract';
import { User } from '@odonta/db/models';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import type { Transaction } from 'sequelize';
import { isBlockedEmail } from '../identity/sessions/blockedEmails.ts';
import { voidSecretsOf } from '../identity/sessions/oneTimeSecrets.ts';
import { removeSecondFactor } from '../identity/sessions/secondFactor/secondFactors.ts';
import { endSessionsOf } from '../identity/sessions/userSessions.ts';
import { keepConsent } from '../platform/consents/keepConsent.ts';
import type { Origin } from '../platform/http/endpoint.ts';
import { conflict, invalid } from '../platform/http/errors.ts';

interface Invited {
  email: string;
  name: string;
}

interface Entering {
  password_hash: string | null;
  consent: Consent | undefined;
  /** The form that asks for the consent. */
  form: 'center' | 'lecturer';
  /** The refusal of an address whose account cannot be used. */
  refused: string;
  origin: Origin;
  transaction: Transaction;
}

/** The account of an invited person, by the link of his letter: his own with its password, else a new one. */
export async function invitedUser(invited: Invited, entering: Entering): Promise<User> {
  const known = await knownUser(invited.email, entering);
  return known?.email_proved_at ? known : ownAccount(known, invited, entering);
}

/** Staff do not act for centres, and a blocked account stays so. */
async function knownUser(email: string, { refused, transaction }: Entering): Promise<User | null> {
  const user = await User.findOne({ where: { email }, transaction });
  if ((user && (!user.is_partner || user.status !== 'ACTIVE')) || (await isBlockedEmail(email)))
    throw conflict(refused);
  return user;
}

/** A new account, or one that somebody else may have registered for the address: its owner sets the password. */
async function ownAccount(
  known: User | null,
  { email, name }: Invited,
  { password_hash, consent, form, origin, transaction }: Entering,
): Promise<User> {
  if (password_hash === null) throw invalid({ password: 'Придумайте пароль' });
  if (!consent) throw invalid({ consent: consentMissing });
  const giver = { email, phone: null, purpose: 'ACCOUNT', form } as const;
  await keepConsent(consent, giver, origin, transaction);
  const own = { password_hash, email_proved_at: new Date() };
  if (!known)
    return User.create({ ...own, email, name, is_partner: true, status: 'ACTIVE' }, { transaction });
  await endSessionsOf(known.id, 'PASSWORD', transaction);
  await removeSecondFactor(known.id, transaction);
  await voidSecretsOf('user', known.id, transaction);
  return known.update(own, { transaction });
}

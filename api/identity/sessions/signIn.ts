import type { SecondStepAsked, SignedIn } from '@odonta/api/contract';
import { User } from '@odonta/db/models';
import Joi from 'joi';
import { type Audience, anyone, openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { badCredentials } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { FailureLimiter } from '../../platform/limits/failureLimiter.ts';
import {
  type Account,
  type AccountKind,
  individualAccounts,
  legalAccounts,
  userAccounts,
} from './accountKinds.ts';
import { endSessions, openSessionOf, type SomebodySignedIn } from './accountSessions.ts';
import { individualAudience, legalAudience, userAudience } from './audiences.ts';
import { isBlockedEmail } from './blockedEmails.ts';
import { ownerOf } from './homes.ts';
import { refuseForeignNetwork } from './networks.ts';
import { countOf, isRightPassword, noteFailure } from './provingPassword.ts';
import { hasSecondFactor, type SecondFactors } from './secondFactor/secondFactors.ts';
import { secondStepEndpoint } from './secondFactor/secondStep.ts';
import { ticketOf } from './secondFactor/tickets.ts';
import { issueToken } from './tokens.ts';

const credentials = Joi.object<{ login: string; password: string }>({
  login: Joi.string().trim().lowercase().max(254).required(),
  password: Joi.string().max(200).required(),
});

export interface SignInOptions {
  secret: string;
  failures: FailureLimiter;
  factors: SecondFactors;
}

export function signInEndpoints(options: SignInOptions): AnyEndpoint[] {
  const signInAt = (path: string, whom: string, kind: AccountKind): AnyEndpoint =>
    endpoint({
      method: 'post',
      path,
      summary: `Sign in as ${whom}`,
      audience: openAudience,
      allow: 'anyone',
      body: credentials,
      handle: async ({ body, origin }) => ({ message: await signIn(kind, body, origin, options) }),
    });
  return [
    signInAt('/partner/checkAuth', 'staff or a partner', userAccounts),
    secondStepEndpoint({
      ...options,
      enter: (user, origin) => enter(userAccounts, user, origin, options.secret),
    }),
    signOutAt('/partner/logout', userAudience, userAccounts),
    signInAt('/legal/users/auth', 'a member of a company', legalAccounts),
    signOutAt('/legal/users/logout', legalAudience, legalAccounts),
    signInAt('/individual/users/auth', 'an individual', individualAccounts),
    signOutAt('/individual/logout', individualAudience, individualAccounts),
  ];
}

function signOutAt<Actor extends SomebodySignedIn>(
  path: string,
  audience: Audience<Actor, 'himself'>,
  kind: AccountKind,
): AnyEndpoint {
  return endpoint({
    method: 'post',
    path,
    summary: 'End this session',
    audience,
    allow: 'himself',
    impersonator: 'allowed',
    handle: async ({ actor }) => {
      const which = { id: actor.session_id };
      await unitOfWork.transaction((transaction) =>
        endSessions(ownerOf(kind, actor), 'SIGN_OUT', transaction, which),
      );
      return { message: { id: actor.id } };
    },
  });
}

/** One answer and one time for an unknown name, a wrong password and a blocked account. */
async function signIn(
  kind: AccountKind,
  { login, password }: { login: string; password: string },
  origin: Origin,
  { secret, failures }: SignInOptions,
): Promise<SignedIn | SecondStepAsked> {
  const somebody = await kind.named(login);
  const isBlocked = await isBlockedEmail(somebody?.email ?? login);
  const account = countOf(kind, somebody, login);
  const isRight = await isRightPassword(password, somebody?.password_hash ?? null, {
    failures,
    account,
    ip: origin.ip,
    isOpen: somebody !== null && !isBlocked && kind.isOpen(somebody),
  });
  if (!somebody || !isRight) {
    const failed = { kind, somebody, by: anyone, origin, failures, account };
    await noteFailure({ ...failed, action: 'sign_in_failed' });
    throw badCredentials();
  }
  if (somebody instanceof User && (await hasSecondFactor(somebody.id)))
    return { second_factor: true, ticket: ticketOf(secret, somebody) };
  return enter(kind, somebody, origin, secret);
}

/** Opens a session for an authenticated account. */
export async function enter(
  kind: AccountKind,
  account: Account,
  origin: Origin,
  secret: string,
): Promise<SignedIn> {
  await refuseForeignNetwork(account, origin);
  const [user, by] = await Promise.all([kind.shown(account), kind.auditActor(account)]);
  const session = await unitOfWork.transaction(async (transaction) => {
    const record = { resource: kind.resource, record_id: kind.recordOf(account) };
    await unitOfWork.audit({ by, origin, action: 'sign_in', ...record, changes: {} }, transaction);
    await kind.receive?.(account, origin, transaction);
    return openSessionOf(kind, account, origin, transaction);
  });
  const payload = { sid: session.id, ...user };
  return { token: issueToken(secret, kind.audience, payload, session.expires_at), user };
}

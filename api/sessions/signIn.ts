import type { SecondStepAsked, SignedIn } from '@odonta/api/contract';
import { User } from '@odonta/db/models';
import { isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { anyone, openDoor } from '../http/doors.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../http/endpoint.ts';
import { badCredentials } from '../http/errors.ts';
import { works } from '../journals/works.ts';
import type { FailureLimiter } from '../limits/failureLimiter.ts';
import { userDoor } from './doors.ts';
import { isRightPassword, noteFailure } from './provingPassword.ts';
import { hasSecondFactor, type SecondFactors } from './secondFactor/secondFactors.ts';
import { secondStepEndpoint } from './secondFactor/secondStep.ts';
import { ticketOf } from './secondFactor/tickets.ts';
import { issueToken } from './tokens.ts';
import { endSessionsOf, openSession } from './userSessions.ts';

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
  return [
    endpoint({
      method: 'post',
      path: '/partner/checkAuth',
      summary: 'Sign in as staff or a partner',
      door: openDoor,
      allow: 'anyone',
      body: credentials,
      handle: async ({ body, origin }) => ({ message: await signIn(body, origin, options) }),
    }),
    secondStepEndpoint({ ...options, enter: (user, origin) => enter(user, origin, options.secret) }),
    endpoint({
      method: 'post',
      path: '/partner/logout',
      summary: 'End this session',
      door: userDoor,
      allow: 'himself',
      handle: async ({ actor: { id, session_id } }) => {
        await works.deed((transaction) => endSessionsOf(id, 'SIGN_OUT', transaction, { id: session_id }));
        return { message: { id } };
      },
    }),
  ];
}

/** One answer and one time for an unknown name, a wrong password and a blocked account. */
async function signIn(
  { login, password }: { login: string; password: string },
  origin: Origin,
  { secret, failures }: SignInOptions,
): Promise<SignedIn | SecondStepAsked> {
  const user = await userNamed(login);
  // By the person where there is one, so that his phone gives no second set of tries beside his e-mail.
  const account = user ? `user:${user.id}` : login;
  const isRight = await isRightPassword(password, user?.password_hash ?? null, {
    failures,
    account,
    ip: origin.ip,
    isOpen: user?.status === 'ACTIVE',
  });
  if (!user || !isRight) {
    await noteFailure({ user, by: anyone, origin, action: 'sign_in_failed', failures, account });
    throw badCredentials();
  }
  if (await hasSecondFactor(user.id)) return { second_factor: true, ticket: ticketOf(secret, user) };
  return enter(user, origin, secret);
}

/** Opens a session for somebody who has shown who he is. */
async function enter(user: User, origin: Origin, secret: string): Promise<SignedIn> {
  const user_roles = (await user.getRoles()).map(({ role }) => role);
  const session = await works.deed(async (transaction) => {
    const by = { id: user.id, name: user.name, roles: user_roles };
    const entry = { by, origin, action: 'sign_in', resource: 'users', record_id: user.id, changes: {} };
    await works.audit(entry, transaction);
    return openSession(user, origin, transaction);
  });
  const shown = { id: user.id, email: user.email, name: user.name, user_roles, is_partner: user.is_partner };
  return {
    token: issueToken(secret, 'user', { sid: session.id, ...shown }, session.expires_at),
    user: shown,
  };
}

/** A phone that two people have names neither of them. */
async function userNamed(login: string): Promise<User | null> {
  const where = isPhone(login) ? { phone: normalPhone(login) } : { email: login };
  const [user, other] = await User.findAll({ where, limit: 2 });
  return user && !other ? user : null;
}

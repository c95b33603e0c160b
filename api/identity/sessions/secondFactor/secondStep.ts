import type { SignedIn } from '@odonta/api/contract';
import type { User } from '@odonta/db/models';
import Joi from 'joi';
import { anyone, openAudience } from '../../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../../platform/http/endpoint.ts';
import { badCode } from '../../../platform/http/errors.ts';
import type { FailureLimiter } from '../../../platform/limits/failureLimiter.ts';
import { userAccounts } from '../accountKinds.ts';
import { isRight, noteFailure } from '../provingPassword.ts';
import type { SecondFactors } from './secondFactors.ts';
import { userOfTicket } from './tickets.ts';

interface SecondStep {
  ticket: string;
  code: string;
}

const secondStep = Joi.object<SecondStep>({
  ticket: Joi.string().max(1000).required(),
  code: Joi.string().trim().max(40).required(),
});

export interface SecondStepOptions {
  secret: string;
  failures: FailureLimiter;
  factors: SecondFactors;
  /** Opens a session after the second factor. */
  enter(user: User, origin: Origin): Promise<SignedIn>;
}

export const secondStepEndpoint = (options: SecondStepOptions): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/partner/checkAuth/code',
    summary: 'The second step of signing in: a code of an authenticator, or a recovery code',
    audience: openAudience,
    allow: 'anyone',
    body: secondStep,
    handle: async ({ body, origin }) => ({ message: await passByCode(body, origin, options) }),
  });

/** One answer for a wrong code, a used one, and an unknown ticket. */
async function passByCode(
  { ticket, code }: SecondStep,
  origin: Origin,
  { secret, failures, factors, enter }: SecondStepOptions,
): Promise<SignedIn> {
  const user = await userOfTicket(secret, ticket);
  // Not counted with the password, or each right password would give five more tries at the code.
  const account = `second_step:${user?.id ?? ''}`;
  const attempt = { failures, account, ip: origin.ip, isOpen: user !== null };
  const isGood = await isRight(async () => user !== null && (await factors.take(user.id, code)), attempt);
  if (!user || !isGood) {
    await noteFailure({
      kind: userAccounts,
      somebody: user,
      by: anyone,
      origin,
      action: 'sign_in_failed',
      failures,
      account,
    });
    throw badCode();
  }
  return enter(user, origin);
}

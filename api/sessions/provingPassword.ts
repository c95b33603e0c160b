import type { User } from '@odonta/db/models';
import type { Signature } from '../http/doors.ts';
import type { Origin } from '../http/endpoint.ts';
import { works } from '../journals/works.ts';
import type { FailureLimiter } from '../limits/failureLimiter.ts';
import { writeLetter } from '../mail/letters.ts';
import { verifyPassword } from './passwords.ts';
import { manyFailures } from './sessions.letters.ts';

export interface Attempt {
  failures: FailureLimiter;
  account: string;
  ip: string | null;
  /** Whether a right password would help at all. */
  isOpen: boolean;
}

/** Looks at a password under the limit of failures. What was too busy to be looked at is no failure. */
export async function isRightPassword(
  password: string,
  phc: string | null,
  { failures, account, ip, isOpen }: Attempt,
): Promise<boolean> {
  await failures.take(account, ip);
  const matches = await verifyPassword(password, phc).catch(async (error: unknown) => {
    await failures.giveBack(account, ip);
    throw error;
  });
  const isRight = matches && isOpen;
  if (isRight) await failures.forget(account, ip);
  return isRight;
}

interface Failed extends Pick<Attempt, 'failures' | 'account'> {
  user: User | null;
  by: Signature;
  origin: Origin;
  action: 'sign_in_failed' | 'password_refused';
}

/** Into the journal, and once a day to the owner when there were too many. */
export async function noteFailure({ failures, account, user, by, origin, action }: Failed): Promise<void> {
  const isWorthALetter = await failures.countOfAccount(account);
  await works.deed(async (transaction) => {
    const what = { action, resource: 'users', record_id: user?.id ?? null, changes: {} };
    await works.audit({ by, origin, ...what }, transaction);
    if (user && isWorthALetter) await writeLetter(manyFailures(user), transaction);
  });
}

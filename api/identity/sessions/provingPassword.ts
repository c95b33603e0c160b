import type { AuditActor } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { FailureLimiter } from '../../platform/limits/failureLimiter.ts';
import type { Account, AccountKind } from './accountKinds.ts';
import { verifyPassword } from './passwords.ts';
import { manyFailures, writeLetterTo } from './sessions.letters.ts';

export interface Attempt {
  failures: FailureLimiter;
  account: string;
  ip: string | null;
  /** Whether a right password would help at all. */
  isOpen: boolean;
}

/** Under which name failures are counted: one of the person's own, so that his phone gives no second set of tries beside his e-mail. */
export function countOf({ audience }: AccountKind, account: Account | null, login = ''): string {
  return account ? `${audience}:${account.id}` : `${audience}?${login}`;
}

export const isRightPassword = (password: string, phc: string | null, attempt: Attempt): Promise<boolean> =>
  isRight(() => verifyPassword(password, phc), attempt);

/** Checks a password under the limit of failures. A busy queue is no failure. */
export async function isRight(
  look: () => Promise<boolean>,
  { failures, account, ip, isOpen }: Attempt,
): Promise<boolean> {
  await failures.take(account, ip);
  const matches = await look().catch(async (error: unknown) => {
    await failures.giveBack(account, ip);
    throw error;
  });
  const isGood = matches && isOpen;
  if (isGood) await failures.clear(account, ip);
  return isGood;
}

interface Failed extends Pick<Attempt, 'failures' | 'account'> {
  kind: AccountKind;
  somebody: Account | null;
  by: AuditActor;
  origin: Origin;
  action: 'sign_in_failed' | 'password_refused' | 'code_refused';
}

/** Into the journal, and once a day to the owner when there were too many. */
export async function noteFailure({
  failures,
  account,
  kind,
  somebody,
  by,
  origin,
  action,
}: Failed): Promise<void> {
  const isWorthALetter = await failures.countOfAccount(account);
  await unitOfWork.transaction(async (transaction) => {
    const record = { resource: kind.resource, record_id: somebody && kind.recordOf(somebody) };
    const what = { action, ...record, changes: {} };
    await unitOfWork.audit({ by, origin, ...what }, transaction);
    if (somebody && isWorthALetter) await writeLetterTo(kind, somebody, manyFailures, transaction);
  });
}

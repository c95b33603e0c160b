import type { FailureLimiter } from '../limits/failureLimiter.ts';
import { verifyPassword } from './passwords.ts';

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

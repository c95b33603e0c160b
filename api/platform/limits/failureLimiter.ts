import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Sequelize } from 'sequelize';
import { limitedAddress } from '../http/addresses.ts';
import { counter, refuse } from './limiters.ts';

/**
 * Limits failed sign-ins only: by account and address, so that a stranger cannot lock an account, and by
 * address over all accounts. A try takes its points before the password is checked and gets them back when
 * that is right: counted afterwards, a hundred simultaneous tries would all be let through.
 */
export interface FailureLimiter {
  take(account: string, ip: string | null): Promise<void>;
  /** For a try that was not evaluated. */
  giveBack(account: string, ip: string | null): Promise<void>;
  /** For a correct try: the failures before it were the owner's own. */
  clear(account: string, ip: string | null): Promise<void>;
  /** For an owner who has proved his identity in another way. */
  forgive(account: string, ip: string | null): Promise<void>;
  /** Counts a failure against the account from any address; true once a day, when its owner should be notified. */
  countOfAccount(account: string): Promise<boolean>;
}

export const failuresWorthALetter = 100;

const firstBlockSeconds = 600;
const longestBlockSeconds = 7 * 24 * 3600;
const day = 24 * 3600;

export function failureLimiterOn(sequelize: Sequelize): FailureLimiter {
  const pair = counter(sequelize, 'sign_in_pair', 5, firstBlockSeconds);
  const blocks = counter(sequelize, 'sign_in_blocks', Number.MAX_SAFE_INTEGER, 30 * day);
  const address = counter(sequelize, 'sign_in_address', 50, 3600);
  const accounts = counter(sequelize, 'sign_in_account', Number.MAX_SAFE_INTEGER, day);

  /** Blocks the pair for longer each time. Of concurrent tries only one is the first beyond the limit. */
  async function block(key: string, spent: unknown): Promise<never> {
    if (!(spent instanceof RateLimiterRes) || spent.consumedPoints !== pair.points + 1) return refuse(spent);
    const { consumedPoints: times } = await blocks.penalty(key, 1);
    return refuse(await pair.block(key, blockSeconds(times)));
  }

  async function forgive(account: string, ip: string | null): Promise<void> {
    await pair.delete(pairOf(account, ip));
    await blocks.delete(pairOf(account, ip));
  }

  return {
    async take(account, ip) {
      const key = pairOf(account, ip);
      await pair.consume(key).catch((spent: unknown) => block(key, spent));
      await address.consume(limitedAddress(ip)).catch(refuse);
    },
    async giveBack(account, ip) {
      await pair.reward(pairOf(account, ip));
      await address.reward(limitedAddress(ip));
    },
    async clear(account, ip) {
      await forgive(account, ip);
      await address.reward(limitedAddress(ip));
    },
    forgive,
    async countOfAccount(account) {
      return (await accounts.penalty(account, 1)).consumedPoints === failuresWorthALetter;
    },
  };
}

const pairOf = (account: string, ip: string | null) => `${account}|${limitedAddress(ip)}`;

/** 10, 20, 30, 50, 80 minutes … as Fibonacci's numbers grow, up to a week. */
export function blockSeconds(times: number): number {
  let [one, next] = [1, 2];
  for (let time = 1; time < times && one * firstBlockSeconds < longestBlockSeconds; time += 1)
    [one, next] = [next, one + next];
  return Math.min(one * firstBlockSeconds, longestBlockSeconds);
}

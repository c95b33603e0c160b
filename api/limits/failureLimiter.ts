import type { Sequelize } from 'sequelize';
import { counter, refuse } from './limiters.ts';

/**
 * Limits failed sign-ins only: by account and address, so that a stranger locks nobody out, and by address over all
 * accounts. A try takes its points before the password is looked at and gets them back when that is right: counted
 * afterwards, a hundred tries at once would all be let through.
 */
export interface FailureLimiter {
  take(account: string, ip: string | null): Promise<void>;
  giveBack(account: string, ip: string | null): Promise<void>;
}

export function failureLimiterOn(sequelize: Sequelize): FailureLimiter {
  const pair = counter(sequelize, 'sign_in_pair', 5, 600);
  const address = counter(sequelize, 'sign_in_address', 50, 3600);
  return {
    async take(account, ip) {
      await pair.consume(`${account}|${ip}`).catch(refuse);
      await address.consume(`${ip}`).catch(refuse);
    },
    async giveBack(account, ip) {
      await pair.delete(`${account}|${ip}`);
      await address.reward(`${ip}`);
    },
  };
}

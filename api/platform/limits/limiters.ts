import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sequelize } from 'sequelize';
import { tooManyRequests } from '../http/errors.ts';
import type { Limiter } from '../http/limits.ts';
import { amountOf } from './amounts.ts';

/** Counts in PostgreSQL, so that a second node does not double the limit. */
export function limiterOn(sequelize: Sequelize): Limiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  return async ({ name, points, seconds }, key) => {
    const allowed = (await amountOf(sequelize, name)) ?? points;
    const known = limiters.get(name);
    const limiter = known?.points === allowed ? known : counter(sequelize, name, allowed, seconds);
    limiters.set(name, limiter);
    await limiter.consume(key).catch(refuse);
    return async () => void (await limiter.reward(key));
  };
}

/** Anybody makes new counters by an address, a login or a phone, so expired ones do not stay for ever. */
export async function deleteExpiredLimits(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < $1 limit ${deletedAtOnce} for update skip locked)`,
    { bind: [Date.now()] },
  );
}

/** More of them would lock the rows of others for long. */
const deletedAtOnce = 10_000;

export function counter(
  sequelize: Sequelize,
  name: string,
  points: number,
  seconds: number,
): RateLimiterPostgres {
  return new ShortKeyed({
    storeClient: sequelize,
    storeType: 'sequelize',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

/** The column takes 255 characters; the key may be a login as long as the longest e-mail. */
class ShortKeyed extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    const text = String(key);
    return super.getKey(text.length > 150 ? createHash('sha256').update(text).digest('hex') : text);
  }
}

export function refuse(spent: unknown): never {
  if (spent instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(spent.msBeforeNext / 1000));
  throw spent;
}

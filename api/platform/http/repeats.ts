import { ApiError } from './errors.ts';
import type { Counted, GiveBack, Limiter } from './limits.ts';

/** Takes the point of a call. The result returns it for a call that repeats another under its key. */
export async function takePoint(limiter: Limiter, limit: Counted, key: string): Promise<GiveBack> {
  const giveBack = await limiter(limit, key);
  return async () => {
    if (giveBack && (await hasRepeatsLeft(limiter, limit, key))) await giveBack();
  };
}

/** A repeat reads one row, so it may come this many times as often as the call itself; beyond that it costs a point like any other. */
const timesAsOften = 10;

const hasRepeatsLeft = (limiter: Limiter, { name, points, seconds }: Counted, key: string) =>
  limiter({ name: `${name}_repeats`, points: points * timesAsOften, seconds }, key).then(
    () => true,
    (error) => {
      if (error instanceof ApiError && error.status === 429) return false;
      throw error;
    },
  );

import { pbkdf2 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const promisedMs = 1000;
const roundTrips = 25;

/** About 20 ms on a core of its own. It knows nothing of the product: a product that is slow by itself makes it no slower. */
export const fixedWork = (): Promise<unknown> => promisify(pbkdf2)('work', 'salt', 20_000, 64, 'sha512');

/**
 * The product promises a second on a machine with a core to spare. On a busy one, the limit is the time that
 * 25 pieces of fixed work take beside it. Returns after how many milliseconds the condition was true.
 */
export async function withinASecond(holds: () => Promise<boolean>, work = fixedWork): Promise<number> {
  const began = performance.now();
  let allowed = promisedMs;
  for (;;) {
    const asked = performance.now() - began;
    const [isSo, worked] = await Promise.all([holds(), timed(work)]);
    if (isSo) return Math.round(asked);
    allowed = Math.max(allowed, roundTrips * worked);
    if (asked > allowed)
      throw new Error(`It does not hold after ${Math.round(asked)} of ${Math.round(allowed)} ms.`);
    await pause(20);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

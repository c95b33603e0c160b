import type { Pace } from '../pace.ts';

export const testKey = Buffer.alloc(32, 7);

/** Minutes are tenths of a second, and a lease ends soon after its node. */
export const hurried: Pace = {
  perMinute: 1_000_000,
  batch: 200,
  letterMs: 2000,
  leaseMs: 3000,
  restMs: 100,
  pausesMs: Array.from({ length: 12 }, () => 100),
  turnMs: 20_000,
};

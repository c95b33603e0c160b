import type { ProdKey } from './prods/index.ts';
import type { Timing } from './types.ts';

/** Named courses with a later date, which still has seats. */
export const repeats: readonly { of: ProdKey; timing: Timing }[] = [
  { of: 'four_hands', timing: { inDays: 38, days: 1 } },
  { of: 'four_hands', timing: { inDays: 95, days: 1 } },
  { of: 'perio_spring', timing: { inDays: 110, days: 2 } },
  { of: 'direct_restoration', timing: { inDays: 78, days: 2 } },
];

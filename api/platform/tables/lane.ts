import { availableParallelism } from 'node:os';
import { ApiError } from '../http/errors.ts';
import { atMost } from '../jobs/atMost.ts';

/** Files of visitors and of colleagues wait in separate lanes, so that visitors cannot keep staff waiting. */
export type Origin = 'visitors' | 'colleagues';

const busy = () =>
  new ApiError(503, 'UNAVAILABLE', 'Сейчас читается много таблиц, попробуйте через минуту', {
    retryAfter: 5,
  });

/** One core stays free for other requests. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const lane = () => atMost(atOnce, { length: 10, refusal: busy });

export const lanes = { visitors: lane(), colleagues: lane() } satisfies Record<Origin, unknown>;

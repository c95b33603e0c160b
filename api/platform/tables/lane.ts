import { availableParallelism } from 'node:os';
import { ApiError } from '../http/errors.ts';

/** Whose files wait for each other: strangers who bring one after the other keep no place of those who work here. */
export type Origin = 'visitors' | 'colleagues';

const waitingAtMost = 10;

/** Takes a place in the row of those who come from there; the returned function gives it to the next. */
export async function turnOf(origin: Origin): Promise<() => void> {
  const lane = lanes[origin];
  if (lane.running < lane.atOnce) lane.running += 1;
  else if (lane.waiting.length >= waitingAtMost) throw busy();
  else await new Promise<void>((resolve) => lane.waiting.push(resolve));
  return () => {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.running -= 1;
  };
}

/** One core stays for everybody else. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const lane = () => ({ atOnce, running: 0, waiting: [] as (() => void)[] });
const lanes: Record<Origin, ReturnType<typeof lane>> = { visitors: lane(), colleagues: lane() };

const busy = () =>
  new ApiError(503, 'UNAVAILABLE', 'Сейчас читается много таблиц, попробуйте через минуту', {
    retryAfter: 5,
  });

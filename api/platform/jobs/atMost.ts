import pLimit from 'p-limit';

/** For the queries of one request, which must leave connections for other requests. */
export const inTurnOfRequest = () => atMost(4);

/** Runs at most so many of the given works at a time; the rest wait in order, those beyond the queue are refused. */
export function atMost(count: number, queue?: { length: number; refusal: () => Error }) {
  const limit = pLimit(count);
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue && limit.activeCount >= count && limit.pendingCount >= queue.length) throw queue.refusal();
    return limit(work);
  };
}

import { ApiError } from '../../http/errors.ts';

const retryAfter = 30;
const toleratedInARow = 3;
const restMs = 2000;

/** 503 for the one request that needs the file: the cause is for the operator. */
export class FilesUnavailable extends ApiError {
  constructor(cause: unknown) {
    const message = 'Хранилище файлов не отвечает: попробуйте через минуту';
    super(503, 'UNAVAILABLE', message, { retryAfter });
    this.cause = cause;
  }
}

/**
 * Counts the failures of a storage. After three in a row it is left alone for two seconds, and each request is refused at once:
 * waiting for a timeout each would take all connections to it.
 */
export function watchedAvailability(now = () => performance.now()) {
  let failures = 0;
  let inARow = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    state: () => ({ away: inARow > 0 ? (1 as const) : (0 as const), failures }),
    async watched<T>(call: () => Promise<T>): Promise<T> {
      if (now() < restsUntil) throw new FilesUnavailable('resting');
      try {
        const answer = await call();
        inARow = 0;
        return answer;
      } catch (error) {
        failures += 1;
        inARow += 1;
        if (inARow >= toleratedInARow) restsUntil = now() + restMs;
        throw new FilesUnavailable(error);
      }
    },
  };
}

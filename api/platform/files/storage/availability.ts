import { ApiError } from '../../http/errors.ts';
import { log } from '../../log.ts';

const retryAfter = 30;
const toleratedInARow = 3;
const restMs = 2000;

/** 503 for the one request that needs the file: the cause is for the operator, and logged once until it answers again. */
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
export function watchedAvailability({ now = () => performance.now(), report = logFailure } = {}) {
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
        if (inARow === 1) report(inWords(error));
        if (inARow >= toleratedInARow) restsUntil = now() + restMs;
        throw new FilesUnavailable(error);
      }
    },
  };
}

export const logFailure = (cause: string): void => log.warn({ cause }, 'the storage of the files fails');

interface Cause {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** A storage may repeat keys and addresses in its words: of an answer, the status and its name are enough. */
function inWords(error: unknown): string {
  const { name = '', message = '', code = '', $metadata } = error as Cause;
  const status = $metadata?.httpStatusCode;
  return [name, message.includes(code) ? '' : code, status ?? message]
    .filter((word) => word !== '')
    .join(' ');
}

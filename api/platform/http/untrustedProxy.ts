import type { RequestHandler } from 'express';

const atMostEveryMs = 3_600_000;

/**
 * Says that a proxy stands before a server that was not told of it: then all of its visitors have one address, and share
 * their limits. Anybody may send the header, so it is said once an hour at most.
 */
export function noticeUntrustedProxy(warn: (words: string) => void): RequestHandler {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (req, _res, next) => {
    if (req.headers['x-forwarded-for'] !== undefined && performance.now() - saidAt >= atMostEveryMs) {
      saidAt = performance.now();
      warn(
        'X-Forwarded-For came, but TRUST_PROXY is 0: if a proxy stands in front, set TRUST_PROXY, or all of its visitors count as one address.',
      );
    }
    next();
  };
}

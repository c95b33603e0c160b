import type { RequestHandler } from 'express';

const atMostEveryMs = 3_600_000;

/**
 * Warns of a proxy that the server was not configured for: then all visitors have one address, and share their
 * limits. Anybody may send the header, so it is logged once an hour at most.
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

import type { IncomingHttpHeaders } from 'node:http';

const signs =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|okhttp|axios|node/i;

/** Programs that name themselves, or send nothing. Those that pretend to be a browser are not detected. */
export const isBot = (userAgent: string | null): boolean => !userAgent || signs.test(userAgent);

/** Robots look at nothing, and pages that are fetched ahead of time may never be looked at. */
export function isLookedAt(headers: IncomingHttpHeaders, userAgent: string | null): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return !isBot(userAgent) && !/prefetch|prerender/i.test(purpose);
}

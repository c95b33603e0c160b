import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The oldest message that a receiver believes. */
const toleranceSeconds = 300;

/**
 * A receiver's check of a message: whether this secret signed these very bytes, lately, and for the first time. The
 * example of the documentation.
 * @param seen - deliveries that were taken before; the receiver keeps them for a day at least
 */
export function verifyWebhook(
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
  seen: Set<string>,
  now = Date.now(),
): 'taken' | 'forged' | 'stale' | 'repeated' {
  const at = String(headers['x-timestamp']);
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  const given = Buffer.from(String(headers['x-signature']).replace(/^sha256=/, ''), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  if (Math.abs(now / 1000 - Number(at)) > toleranceSeconds) return 'stale';
  const delivery = String(headers['x-delivery']);
  if (seen.has(delivery)) return 'repeated';
  seen.add(delivery);
  return 'taken';
}

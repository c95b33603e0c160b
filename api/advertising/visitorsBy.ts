import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Sender } from '../platform/http/endpoint.ts';
import { quickHmac } from '../platform/secrets/quickHmac.ts';

type VisitorOf = (record: string, id: number, sender: Sender, at?: Date) => string;

/** Hashed with the record and the day: the next day nobody can recognise the same visitor. */
export function visitorsBy(secret: string): VisitorOf {
  const hmac = quickHmac(Buffer.from(secret));
  return (record, id, { ip, user_agent }, at = new Date()) =>
    hmac(Buffer.from(`${record} ${moscowDay(at)} ${id} ${ip} ${user_agent}`)).toString('base64url');
}

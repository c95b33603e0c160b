import { createHmac } from 'node:crypto';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Origin } from '../platform/http/endpoint.ts';

/** Hashed with the record and the day: the next day nobody can recognise the same visitor. */
export function visitorOf(
  secret: string,
  record: string,
  id: number,
  { ip, user_agent }: Pick<Origin, 'ip' | 'user_agent'>,
): string {
  const visitor = `${record} ${moscowDay(new Date())} ${id} ${ip} ${user_agent}`;
  return createHmac('sha256', secret).update(visitor).digest('base64url');
}

import { hkdfSync } from 'node:crypto';
import type { SessionAudience } from '@odonta/db/vocabulary/people/sessions.ts';

/** Each audience signs by a key of its own: even a door that forgot to ask for whom a token is cannot read another's. */
export function keyOf(secret: string, audience: SessionAudience): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'odonta', `session token of ${audience}`, 32));
}

import { hkdfSync } from 'node:crypto';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';

/**
 * Each audience has a signing key of its own: even an endpoint that forgot to check the audience cannot read
 * another's token.
 */
export const keyOf = (secret: string, audience: SessionAudience): Buffer =>
  keyFor(secret, `session token of ${audience}`);

/** A key for one purpose alone, so that what is made for it is worth nothing elsewhere. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'odonta', purpose, 32));
}

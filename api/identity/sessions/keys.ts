import { hkdfSync } from 'node:crypto';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';

/** Each audience has its own signing key: even an endpoint without a check of the audience cannot read a token of another. */
export const keyOf = (secret: string, audience: SessionAudience): Buffer =>
  keyFor(secret, `session token of ${audience}`);

/** A key for one purpose alone, so that values made for it are worthless elsewhere. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'odonta', purpose, 32));
}

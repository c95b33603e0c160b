import { type PreviewKind, previewHours, previewKinds } from '@odonta/db/vocabulary/edge/previews.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import jwt from 'jsonwebtoken';

interface Named {
  kind: PreviewKind;
  id: number;
}

export interface Previewed extends Named {
  expires_at: number;
}

/** An audience of its own: this token opens no session, and a session's token opens no draft. */
const about = { audience: 'preview', issuer: 'odonta' } as const;
const algorithm = 'HS256';

export function issuePreview(secret: string, { kind, id }: Named): { token: string; expires_at: number } {
  const expires_at = nowInSeconds() + previewHours * 3600;
  return { token: jwt.sign({ kind, id, exp: expires_at }, secret, { ...about, algorithm }), expires_at };
}

/** Null for a foreign or expired token, or one of another kind. */
export function readPreview(secret: string, token: string): Previewed | null {
  try {
    const { kind, id, exp } = jwt.verify(token, secret, {
      ...about,
      algorithms: [algorithm],
    }) as Named & { exp?: number };
    const isKnown = exp !== undefined && previewKinds.includes(kind) && Number.isInteger(id);
    return isKnown ? { kind, id, expires_at: exp } : null;
  } catch {
    return null;
  }
}

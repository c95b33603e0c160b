import { type PreviewKind, previewHours, previewKinds } from '@odonta/db/vocabulary/edge/previews.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import jwt from 'jsonwebtoken';

interface Previewed {
  kind: PreviewKind;
  id: number;
}

/** An audience of its own: this token opens no session, and a session's token opens no draft. */
const about = { audience: 'preview', issuer: 'odonta' } as const;
const algorithm = 'HS256';

export function issuePreview(secret: string, { kind, id }: Previewed): { token: string; expires_at: number } {
  const expires_at = nowInSeconds() + previewHours * 3600;
  return { token: jwt.sign({ kind, id, exp: expires_at }, secret, { ...about, algorithm }), expires_at };
}

/** Null for a foreign or expired token, or one of another kind. */
export function readPreview(secret: string, token: string): Previewed | null {
  try {
    const { kind, id, exp } = jwt.verify(token, secret, {
      ...about,
      algorithms: [algorithm],
    }) as Previewed & {
      exp?: number;
    };
    return exp !== undefined && previewKinds.includes(kind) && Number.isInteger(id) ? { kind, id } : null;
  } catch {
    return null;
  }
}

import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { unauthenticated } from '../../platform/http/errors.ts';
import { keyOf } from './keys.ts';

/** The content of a token: its session. Roles are never read from it, so that losing one takes effect at once. */
export interface TokenPayload {
  sid: string;
  id: number;
  email: string | null;
  user_roles: readonly string[];
  name: string;
  is_partner: boolean;
}

const issuer = 'odonta';
const algorithm = 'HS256';

export function issueToken(
  secret: string,
  audience: SessionAudience,
  payload: TokenPayload,
  expiresAt: Date,
): string {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  return jwt.sign({ ...payload, exp }, keyOf(secret, audience), {
    algorithm,
    audience,
    issuer,
    keyid: audience,
  });
}

/** Returns the actor behind a request's token, or throws 401. Tokens of other audiences are unknown here. */
export type Identify<Actor> = (request: Request) => Promise<Actor>;

export function identifyBy<Actor>(
  secret: string,
  audience: SessionAudience,
  actorOf: (payload: TokenPayload) => Promise<Actor | null>,
): Identify<Actor> {
  const key = keyOf(secret, audience);
  const strategy = new Strategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token: string, done) =>
        keyNamedBy(token) === audience ? done(null, key) : done('the key of another audience'),
      algorithms: [algorithm],
      audience,
      issuer,
    },
    (payload: TokenPayload & Claims, done) => {
      // passport-jwt would accept a token without an expiry for ever, and one of several audiences in each of them.
      if (!isWhole(payload) || payload.aud !== audience) return done(null, false);
      actorOf(payload).then((actor) => done(null, actor ?? false), done);
    },
  );
  // By name: a strategy object is shared by all concurrent requests, and one would get another's actor.
  const passport = new Passport().use(audience, strategy);
  return (request) =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, actor: unknown) => {
        if (error) reject(error as Error);
        else if (actor) resolve(actor as Actor);
        else reject(unauthenticated());
      };
      passport.authenticate(audience, { session: false }, settle)(request, request.res, reject);
    });
}

/** The key named by the token of a request. The name proves nothing: it only selects the audience that checks it. */
export function audienceNamedBy(request: Request): string | undefined {
  const token = ExtractJwt.fromAuthHeaderAsBearerToken()(request);
  return token === null ? undefined : keyNamedBy(token);
}

function keyNamedBy(token: string): string | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined;
  }
}

interface Claims {
  exp?: number;
  aud?: unknown;
}

/** A query parameter must have the right form, or the query itself would fail. */
function isWhole({ exp, sid, id }: TokenPayload & Claims): boolean {
  return exp !== undefined && Number.isInteger(id) && isSessionId(sid);
}

export const isSessionId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

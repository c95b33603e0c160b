import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { secret } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';
import { keyOf } from './keys.ts';
import { identifyBy, issueToken, type TokenPayload } from './tokens.ts';

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const own = keyOf(secret, 'user');
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('tokens of nobody', () => {
  const api = useApi();
  let good: string;
  let payload: jwt.JwtPayload;
  let tried = 0;

  before(async () => {
    good = (await api.staff('ADMIN')).token;
    payload = jwt.decode(good) as jwt.JwtPayload;
  });

  const me = (authorization?: string, path = '/adm/me') =>
    api.call('get', path, { headers: authorization === undefined ? {} : { authorization } });
  const signed = (change: object = {}, options: jwt.SignOptions = {}, key: jwt.Secret = own) => {
    const claims = Object.entries({ ...payload, ...change }).filter(([, value]) => value !== undefined);
    return jwt.sign(Object.fromEntries(claims), key, { keyid: 'user', ...options });
  };
  const without = (claim: string) => signed({ [claim]: undefined });
  /** Tokens that a careless library would accept: any header over the right payload, with any signature. */
  const handmade = (header: object, key?: string | Buffer, body: object = payload) => {
    const text = `${part({ typ: 'JWT', kid: 'user', ...header })}.${part(body)}`;
    return `${text}.${key === undefined ? '' : createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { kty: 'oct', k: Buffer.from('my own key').toString('base64url') };

  const cases: [string, () => string | undefined][] = [
    ['none at all', () => undefined],
    ['an empty one', () => ''],
    ['no algorithm', () => handmade({ alg: 'none' })],
    ['no algorithm in odd letters', () => handmade({ alg: 'NoNe' })],
    ['no algorithm, and a signature', () => handmade({ alg: 'none' }, own)],
    ['a key of somebody else', () => handmade({ alg: 'HS256' }, 'another secret that is long enough')],
    ['the secret itself for a key', () => signed({}, {}, secret)],
    ['the key of another audience', () => signed({}, {}, keyOf(secret, 'individual'))],
    ['the name of another audience’s key', () => signed({}, { keyid: 'individual' })],
    ['no name of a key', () => handmade({ alg: 'HS256', kid: undefined }, own)],
    ['an empty key', () => handmade({ alg: 'HS256' }, '')],
    ['the right key under HS512', () => signed({}, { algorithm: 'HS512' })],
    ['a key pair of the caller’s own', () => signed({}, { algorithm: 'RS256' }, rsa.privateKey)],
    ['a key that the token brings along', () => handmade({ alg: 'HS256', jwk }, 'my own key')],
    ['a key named by a path', () => handmade({ alg: 'HS256', kid: '../../../../dev/null' }, '')],
    [
      'an address to fetch the key from',
      () => handmade({ alg: 'HS256', jku: 'http://127.0.0.1/keys' }, 'my own key'),
    ],
    ['an end that has come', () => signed({ exp: now() - 1 })],
    ['an end that is no number', () => handmade({ alg: 'HS256' }, own, { ...payload, exp: 'never' })],
    ['no end', () => without('exp')],
    ['a beginning that has not come', () => signed({ nbf: now() + hour })],
    ['no audience', () => without('aud')],
    ['another audience', () => signed({ aud: 'individual' })],
    ['several audiences', () => signed({ aud: ['user', 'legal'] })],
    ['another issuer', () => signed({ iss: 'somebody' })],
    ['no issuer', () => without('iss')],
    ['a body changed after signing', () => changedAfterSigning(good)],
    ['something behind it', () => `${good}x`],
    ['a fourth part', () => `${good}.${part({})}`],
    ['no session', () => without('sid')],
    ['a session of nobody', () => signed({ sid: randomUUID() })],
    ['a session that is no session’s name', () => signed({ sid: "1' or '1'='1" })],
    ['a session of somebody else', () => signed({ id: (payload.id as number) + 1 })],
    ['a person who is a text', () => signed({ id: '1 or 1=1' })],
    ['a payload that is no object', () => handmade({ alg: 'HS256' }, own, 'admin' as unknown as object)],
  ];
  for (const [what, token] of cases)
    it(`a token is refused with ${what}`, async () => {
      const sent = token();
      const { status, body } = await me(sent === undefined ? undefined : `Bearer ${sent}`);
      expect([status, body.code]).to.deep.equal([401, 'UNAUTHENTICATED']);
      tried += 1;
    });

  it('a token under another scheme, in the query, in a cookie or in the body is refused', async () => {
    expect((await me(`JWT ${good}`)).status).to.equal(401);
    expect((await me(`Basic ${Buffer.from(good).toString('base64')}`)).status).to.equal(401);
    expect(
      (await me(undefined, `/adm/me?token=${good}&access_token=${good}&auth_token=${good}`)).status,
    ).to.equal(401);
    const cookie = await api.call('get', '/adm/me', { headers: { cookie: `token=${good}; jwt=${good}` } });
    expect(cookie.status).to.equal(401);
    const inBody = await api.call('post', '/adm/cities', { body: { access_token: good, auth_token: good } });
    expect(inBody.status).to.equal(401);
    console.log(`      broken tokens refused: ${tried + 5} of ${cases.length + 5}`);
  });

  it('an altered token is not the one it was made of', async () => {
    expect((await me(`Bearer ${good}`)).status).to.equal(200);
    expect((await me(`Bearer ${signed()}`)).status).to.equal(200);
    expect((await me(`Bearer ${handmade({ alg: 'HS256' }, own)}`)).status).to.equal(200);
  });

  it('of an individual come in where one key serves all and nobody asks for whom a token is, and not here', async () => {
    const end = new Date(Date.now() + hour * 1000);
    const { sid, id, email, name } = payload as unknown as TokenPayload;
    const ofIndividual: TokenPayload = { sid, id, email, name, user_roles: [], is_partner: false };
    const request = (token: string) => ({ headers: { authorization: `Bearer ${token}` } }) as Request;
    const oneKey = jwt.sign({ ...ofIndividual, aud: 'individual' }, secret, {
      issuer: 'odonta',
      expiresIn: hour,
    });
    expect(await identifyByOneKey(request(oneKey))).to.equal(id);
    const token = issueToken(secret, 'individual', ofIndividual, end);
    const atHome = identifyBy(secret, 'individual', async (found) => found.id);
    expect(await atHome(request(token))).to.equal(id);
    for (const foreign of [token, oneKey]) expect((await me(`Bearer ${foreign}`)).status).to.equal(401);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function changedAfterSigning(token: string): string {
  const [header, body = '', auditActor] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return [header, part({ ...claims, id: claims.id + 1 }), auditActor].join('.');
}

/** A careless audience: one secret for all keys and no check of the token's audience. */
function identifyByOneKey(request: Request): Promise<number | null> {
  const options = { jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: secret };
  const strategy = new Strategy(options, ({ id }: TokenPayload, done) => done(null, { id }));
  const passport = new Passport().use('careless', strategy);
  return new Promise((resolve, reject) => {
    const settle = (_error: unknown, user?: { id: number } | false) => resolve(user ? user.id : null);
    passport.authenticate('careless', { session: false }, settle)(request, {}, reject);
  });
}

import { buildIndividual, buildLegalMember, buildUser } from '@odonta/db/testing/factories.ts';
import { phoneSignInCalls } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { recoveryCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import { expect } from 'chai';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { badCredentials } from '../../platform/http/errors.ts';
import type { Answer } from '../../testing/call.ts';
import { message, type Pairs, timedPairs } from '../../testing/pairs.ts';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { userAccounts } from './accountKinds.ts';
import { hashAtCost, hashPassword, verifyPassword } from './passwords.ts';
import { recoveryWriter } from './recovery.job.ts';

const known = 'olga@test.local';
const unknown = 'nobody@test.local';
const phones = { known: '+79160000001', unknown: '+79160000002' };
const mostMs = 5;

describe('nobody learns by asking whether somebody is known', function () {
  this.timeout(300_000);
  let api: TestApi;
  let unlimited: TestNode;
  let careless: TestNode;
  let hashAsUsual: () => void;

  before(async () => {
    api = await testApi();
    const endpoints = api.endpoints.map((each) => lookingUpFirst[each.path] ?? each);
    const limiter = async () => undefined;
    unlimited = await api.node({ limiter });
    careless = await api.node({ limiter, endpoints });
    hashAsUsual = hashAtCost(64);
    const password_hash = await hashPassword('Demo1234');
    await buildUser({ email: known, password_hash });
    await buildLegalMember({ email: known, password_hash });
    await buildIndividual({ email: known, phone: phones.known, password_hash });
  });
  after(async () => {
    hashAsUsual?.();
    await unlimited?.close();
    await careless?.close();
    await api?.close();
  });

  const resetLimits = () => api.sequelize.query('delete from rate_limits');

  /** Asks in pairs, and finds every answer of both kinds to be one and the same. */
  const pairsOf = async (
    count: number,
    path: string,
    body: (kind: 'known' | 'unknown') => object,
    node: TestNode = unlimited,
  ): Promise<Pairs> => {
    const answers = new Set<string>();
    const ask = async (kind: 'known' | 'unknown') =>
      answers.add(seen(await node.call('post', path, { body: body(kind) })));
    const pairs = await timedPairs(count, ask, { prepare: resetLimits, within: mostMs });
    expect(answers.size, [...answers].join(' / ')).to.equal(1);
    console.log(`      ${path}: ${message(pairs)}`);
    return pairs;
  };
  const byEmail = (kind: 'known' | 'unknown') => ({ email: kind === 'known' ? known : unknown });
  const byLogin = (kind: 'known' | 'unknown') => ({ login: byEmail(kind).email, password: 'Wrong1234' });

  for (const path of ['/partner/checkAuth', '/legal/users/auth', '/individual/users/auth'])
    it(`by signing in at ${path}`, async () => {
      const { difference } = await pairsOf(path === '/partner/checkAuth' ? 500 : 60, path, byLogin);
      expect(Math.abs(difference)).to.be.below(mostMs);
    });

  for (const path of Object.values(recoveryCalls))
    it(`by recovering a password at ${path}`, async () => {
      const { difference } = await pairsOf(path === recoveryCalls.user ? 500 : 60, path, byEmail);
      expect(Math.abs(difference)).to.be.below(mostMs);
    });

  it('by asking for a code to a phone', async () => {
    const { difference } = await pairsOf(500, phoneSignInCalls.ask, (kind) => ({ phone: phones[kind] }));
    expect(Math.abs(difference)).to.be.below(mostMs);
  });

  it('but would by a sign-in and a recovery that look him up first', async () => {
    hashAsUsual();
    const signIn = await pairsOf(12, '/partner/checkAuth', byLogin, careless);
    hashAtCost(64);
    expect(signIn.difference).to.be.above(mostMs);
    const recovery = await pairsOf(60, recoveryCalls.user, byEmail, careless);
    expect(recovery.difference).to.be.above(mostMs);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** All that a stranger sees of an answer, without the number of the request. */
function seen({ status, body }: Answer): string {
  const { traceId, ...rest } = body;
  return JSON.stringify([status, rest]);
}

/** The forbidden behaviour: extra work before the answer, for known accounts only. */
const lookingUpFirst: Record<string, AnyEndpoint> = {
  '/partner/checkAuth': endpoint({
    method: 'post',
    path: '/partner/checkAuth',
    summary: 'Looks up first',
    audience: openAudience,
    allow: 'anyone',
    body: Joi.object<{ login: string; password: string }>({ login: Joi.string(), password: Joi.string() }),
    handle: async ({ body: { login, password } }) => {
      const user = await userAccounts.named(login);
      if (user) await verifyPassword(password, user.password_hash);
      throw badCredentials();
    },
  }),
  [recoveryCalls.user]: endpoint({
    method: 'post',
    path: recoveryCalls.user,
    summary: 'Looks up first',
    audience: openAudience,
    allow: 'anyone',
    body: Joi.object<{ email: string }>({ email: Joi.string() }),
    handle: async ({ body: { email }, origin: { ip } }) => {
      // More than once, so that it is more than the noise of a machine.
      for (let letter = 0; letter < 3; letter += 1)
        await recoveryWriter(async () => undefined).work({ audience: 'user', email, ip });
      return { message: { valid_minutes: 60 } };
    },
  }),
};

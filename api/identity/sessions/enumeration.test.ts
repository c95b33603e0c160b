import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Individual } from '@odonta/db/models';
import { buildIndividual, buildLegalMember, buildUser } from '@odonta/db/testing/factories.ts';
import { phoneSignInCalls } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { recoveryCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import { expect } from 'chai';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { badCredentials } from '../../platform/http/errors.ts';
import type { Answer } from '../../testing/call.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { type Counter, countingWork, type Work } from '../../testing/workCounted.ts';
import { userAccounts } from './accountKinds.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { recoveryWriter } from './recovery.job.ts';

const known = 'olga@test.local';
const unknown = 'nobody@test.local';
const phones = { known: '+79160000001', unknown: '+79160000002' };
const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];

/** Another server: what counts is the attempt. */
const gateway = { url: '', reach: async (_url: string): Promise<unknown> => undefined };
const ways: Record<string, typeof gateway.reach> = {
  fetch: (url) => fetch(url),
  http: (url) => once(request(url, { agent: false }).end(), 'response'),
  'a plain connection': async (url) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  },
};

describe('nobody learns by asking whether somebody is known', function () {
  this.timeout(60_000);
  let api: TestApi;
  let unlimited: Counter;
  let careless: Counter;
  const elsewhere = createServer((_request, response) => response.end());

  before(async () => {
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    gateway.url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    api = await testApi();
    const limiter = async () => undefined;
    const endpoints = api.endpoints.map((each) => lookingUpFirst[each.path] ?? each);
    unlimited = await countingWork(api, { limiter });
    careless = await countingWork(api, { limiter, endpoints });
    const password_hash = await hashPassword('Demo1234');
    await buildUser({ email: known, password_hash });
    await buildLegalMember({ email: known, password_hash });
    await buildIndividual({ email: known, phone: phones.known, password_hash });
  });
  after(async () => {
    await careless?.close();
    await unlimited?.close();
    await api?.close();
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  /** The server's work for each kind before it answers; every answer of both kinds is the same. */
  const workOf = async (path: string, body: (kind: Kind) => object, counter = unlimited) => {
    const answers = new Set<string>();
    const works: Work[] = [];
    for (const [index, kind] of [...kinds, ...kinds].entries()) {
      await api.sequelize.query('delete from rate_limits');
      // The third call has to open connections and the fourth finds them.
      if (index === kinds.length) await closeIdleConnections(api);
      answers.add(seen(await counter.call('post', path, { body: body(kind) })));
      works.push(counter.work());
    }
    expect(answers.size, [...answers].join(' / ')).to.equal(1);
    const [, , asked, askedOfNobody] = works;
    expect(asked?.statements).to.not.deep.equal([]);
    return { known: asked, unknown: askedOfNobody };
  };
  const byEmail = (kind: Kind) => ({ email: kind === 'known' ? known : unknown });
  const byLogin = (kind: Kind) => ({ login: byEmail(kind).email, password: 'Wrong1234' });

  for (const path of ['/partner/checkAuth', '/legal/users/auth', '/individual/users/auth'])
    it(`by signing in at ${path}`, async () => {
      const work = await workOf(path, byLogin);
      expect(work.known?.hashes).to.equal(1);
      expect(work.known).to.deep.equal(work.unknown);
    });

  for (const path of Object.values(recoveryCalls))
    it(`by recovering a password at ${path}`, async () => {
      const work = await workOf(path, byEmail);
      expect(work.known).to.deep.equal(work.unknown);
    });

  it('by asking for a code to a phone', async () => {
    const work = await workOf(phoneSignInCalls.ask, (kind) => ({ phone: phones[kind] }));
    expect(work.known).to.deep.equal(work.unknown);
  });

  it('but would by a sign-in and a recovery that look him up first', async () => {
    const signIn = await workOf('/partner/checkAuth', byLogin, careless);
    expect([signIn.known?.hashes, signIn.unknown?.hashes]).to.deep.equal([1, 0]);
    const recovery = await workOf(recoveryCalls.user, byEmail, careless);
    expect(recovery.known?.statements.length).to.be.above(recovery.unknown?.statements.length ?? 0);
  });

  for (const [name, reach] of Object.entries(ways))
    it(`but would by a code sent over ${name} before the answer to known phones only`, async () => {
      gateway.reach = reach;
      const { known, unknown } = await workOf(
        phoneSignInCalls.ask,
        (kind) => ({ phone: phones[kind] }),
        careless,
      );
      expect(known?.outgoing).to.be.above(0);
      expect({ ...known, outgoing: 0 }).to.deep.equal(unknown);
    });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

async function closeIdleConnections({ sequelize: { connectionManager } }: TestApi): Promise<void> {
  await (connectionManager as unknown as { pool: { destroyAllNow(): Promise<void> } }).pool.destroyAllNow();
}

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
      await recoveryWriter(async () => undefined).work({ audience: 'user', email, ip });
      return { message: { valid_minutes: 60 } };
    },
  }),
  [phoneSignInCalls.ask]: endpoint({
    method: 'post',
    path: phoneSignInCalls.ask,
    summary: 'Sends at once',
    audience: openAudience,
    allow: 'anyone',
    body: Joi.object<{ phone: string }>({ phone: Joi.string() }),
    handle: async ({ body: { phone } }) => {
      if ((await Individual.count({ where: { phone } })) > 0) await gateway.reach(gateway.url);
      return { message: { resend_after: 60 } };
    },
  }),
};

import { Center } from '@odonta/db/models';
import { buildIndividual, buildLegalMember, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { individualAccounts, legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { byTurns } from '../../testing/byTurns.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { demandsOf } from './endpoint.ts';

/** Internals that a careless server reveals. */
const indiscreet =
  /\bat .+\.(?:ts|js):\d|SELECT |INSERT |select .* from|Sequelize|node_modules|ECONN|violates|syntax for type|pg_|\/work|prod_cards/;

const numbers = [
  'abc',
  '-1',
  '0',
  '1.5',
  '1e3',
  '100000000000000',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  "1'--",
  '%00',
  '1%0a2',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%D1%8F',
  '1;drop',
];
const values = [
  '',
  '%00',
  '%ED%A0%80',
  'a%00b',
  '1e309',
  '-1',
  '100000000000000',
  '[]',
  '{}',
  '[1,2',
  'undefined',
  '%',
  "'",
  '%22',
  '%5c',
  '%F0%9F%A6%B7',
  'x'.repeat(5000),
];
const strangers = ['colour=red', '__proto__=1', 'constructor=1', 'a%5Bb%5D=1', '%00=1'];

describe('addresses and queries', () => {
  let api: TestApi;
  /** Without limits: this test makes more calls than any of them allows, and none may be answered by a limit. */
  let node: TestNode;
  let admin: string;
  /** The audience of an address, by its prefix; that of staff first. */
  let tokens: [below: string, token: string][];
  let asked = 0;

  before(async () => {
    api = await testApi();
    node = await api.node({ limiter: async () => undefined });
    admin = (await api.staff('ADMIN')).token;
    const { center_id } = await api.given(() => buildProd());
    const center = await Center.findByPk(center_id, { rejectOnEmpty: true });
    const partner = await api.tokenOf(await api.given(() => buildPartner(center)));
    tokens = [
      ['/partner/', partner],
      ['/lk/', partner],
      ['/centersOrders', partner],
      ['/centersDemand', partner],
      ['/marketingBalances', partner],
      ['/prods/my', partner],
      ['/centersCheckIn', partner],
      ['/individual/', await api.tokenOf(await api.given(() => buildIndividual()), individualAccounts)],
      ['/legal/', await api.tokenOf(await api.given(() => buildLegalMember()), legalAccounts)],
      ['/', admin],
    ];
  });
  beforeEach(() => api.sequelize.query('delete from rate_limits'));
  after(async () => {
    await node?.close();
    await api?.close();
  });

  const ask = async (method: string, path: string) => {
    const { status, text, headers, body } = await node.call(method, path, {
      token: tokens.find(([below]) => path.startsWith(below))?.[1],
      ...(method === 'get' ? {} : { body: {} }),
    });
    asked += 1;
    expect(status, `${method} ${path}: ${text}`).to.be.below(500);
    const isJson = headers.get('content-type')?.includes('json');
    if (isJson) expect(text, path).to.not.match(indiscreet);
    if (status >= 400) {
      expect(body.message, path)
        .to.be.a('string')
        .and.match(/[а-яё]/i);
      expect(body.code).to.match(/^[A-Z_]+$/);
    }
    return status;
  };

  it('every address with a number takes numbers only', async function () {
    this.timeout(180_000);
    const numbered = api.endpoints.filter(({ path }) => path.includes(':id'));
    const calls = numbered.flatMap(({ method, path }, index) =>
      // Transitions share one way of reading the number.
      (path.endsWith(':id') ? byTurns(numbers, index, 4) : byTurns(numbers, index, 1)).map((number) => ({
        method,
        path,
        number,
      })),
    );
    await inParallel(calls, async ({ method, path, number }) => {
      expect(await ask(method, path.replace(':id', number)), `${path} ${number}`).to.be.oneOf([
        400, 404, 422,
      ]);
    });
    console.log(`      ${numbered.length} addresses with a number, ${calls.length} calls with none in it`);
  });

  it('may be anything where a word stands', async () => {
    for (const word of numbers) expect(await ask('get', `/lecturers/${word}`), word).to.be.oneOf([400, 404]);
  });

  it('unknown parameters are refused by name, and known ones never fail', async function () {
    this.timeout(180_000);
    const readable = api.endpoints.filter(
      ({ method, path }) => method === 'get' && !path.includes(':') && !path.endsWith('/export'),
    );
    const known = readable.flatMap(({ path, query }) =>
      query ? Object.keys((query.describe() as { keys: object }).keys).map((name) => `${path}?${name}`) : [],
    );
    const questions = known.flatMap((name, index) =>
      byTurns(values, index, 4).map((value) => `${name}=${value}`),
    );
    await inParallel(questions, (question) => ask('get', question));
    await inParallel(known, async (name) => {
      const twice = `${name}=1&${name.split('?')[1]}=2`;
      expect(await ask('get', twice), twice).to.be.oneOf([200, 422]);
    });
    const unknown = readable.flatMap(({ path, query }, index) =>
      query ? byTurns(strangers, index, 2).map((stranger) => `${path}?${stranger}`) : [],
    );
    await inParallel(unknown, async (question) => {
      expect(await ask('get', question), question).to.be.oneOf([400, 422]);
    });
    console.log(`      ${asked} questions so far, none answered with a fault`);
  });

  it('a refusal reveals no internals', async () => {
    const { text, headers } = await api.call('get', '/adm/prods/1', {
      headers: { authorization: 'Bearer x' },
    });
    expect(text).to.not.match(indiscreet);
    expect(headers.get('x-powered-by')).to.equal(null);
    expect(JSON.parse(text)).to.have.all.keys('message', 'code', 'traceId');
  });

  it('an address without the method is not there', async () => {
    for (const method of ['PATCH', 'PUT', 'DELETE', 'SEARCH'])
      expect((await api.call(method, '/prods/search')).status, method).to.equal(404);
    expect((await api.call('post', '/adm/me', { token: admin, body: {} })).status).to.equal(404);
  });

  it('every address is declared with a permission', () => {
    for (const endpoint of api.endpoints)
      expect(demandsOf(endpoint), endpoint.path).to.have.length.greaterThan(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

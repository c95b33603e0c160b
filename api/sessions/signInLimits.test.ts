import { buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type TestApi, type TestNode, testApi } from '../testing/testApi.ts';
import { hashPassword } from './passwords.ts';

describe('the limits of signing in', () => {
  let api: TestApi;
  let second: TestNode;
  let behindProxy: TestNode;

  before(async () => {
    api = await testApi();
    second = await api.node();
    behindProxy = await api.node({ trustProxy: 1 });
    await buildUser({ email: 'olga@test.local', password_hash: await hashPassword('Demo1234') });
  });
  beforeEach(() => api.sequelize.query('delete from rate_limits'));
  after(async () => {
    await second?.close();
    await behindProxy?.close();
    await api?.close();
  });

  const attempt = async (
    login: string,
    password = 'Wrong1234',
    from: { node?: TestNode; ip?: string } = {},
  ) => {
    const headers: Record<string, string> = from.ip ? { 'x-forwarded-for': from.ip } : {};
    return (from.node ?? api).call('post', '/partner/checkAuth', { body: { login, password }, headers });
  };
  const statuses = async (count: number, one: (number: number) => ReturnType<typeof attempt>) => {
    const found: number[] = [];
    for (let number = 0; number < count; number += 1) found.push((await one(number)).status);
    return found;
  };

  it('refuse the sixth try, be it the right one, and say how long to wait', async () => {
    expect(await statuses(5, () => attempt('olga@test.local'))).to.deep.equal(Array(5).fill(401));
    const { status, headers, body } = await attempt('olga@test.local', 'Demo1234');
    expect([status, body.code]).to.deep.equal([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).to.be.within(500, 600);
  });

  it('are no looser when a hundred try at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt('olga@test.local')));
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried).to.have.length(5);
    expect(answers.filter(({ status }) => status === 429)).to.have.length(95);
    console.log(`      passwords tried of 100 at once: ${tried.length}`);
  });

  it('are one for all nodes', async () => {
    await statuses(3, () => attempt('olga@test.local'));
    await statuses(2, () => attempt('olga@test.local', 'Wrong1234', { node: second }));
    expect((await attempt('olga@test.local')).status).to.equal(429);
    expect((await attempt('olga@test.local', 'Demo1234', { node: second })).status).to.equal(429);
  });

  it('forget the failures once the right password comes, and count only failures', async () => {
    await statuses(4, () => attempt('olga@test.local'));
    expect((await attempt('olga@test.local', 'Demo1234')).status).to.equal(200);
    await statuses(4, () => attempt('olga@test.local'));
    const [left] = await api.sequelize.query<{ points: number }>(pointsOfAddress, {
      type: QueryTypes.SELECT,
    });
    expect(left?.points).to.equal(8);
  });

  it('hold an address that changes names', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => attempt(`name${number}@test.local`)),
    );
    expect(answers.filter(({ status }) => status === 401)).to.have.length(50);
    expect(answers.filter(({ status }) => status === 429)).to.have.length(10);
  });

  it('lock nobody out of his account from another address', async () => {
    const attacker = { node: behindProxy, ip: '203.0.113.7' };
    await statuses(6, () => attempt('olga@test.local', 'Wrong1234', attacker));
    expect((await attempt('olga@test.local', 'Demo1234', attacker)).status).to.equal(429);
    const owner = { node: behindProxy, ip: '198.51.100.9' };
    expect((await attempt('olga@test.local', 'Demo1234', owner)).status).to.equal(200);
  });

  it('believe in no address that the caller wrote himself', async () => {
    const lying = (number: number) => attempt('olga@test.local', 'Wrong1234', { ip: `6.6.6.${number}` });
    expect(await statuses(6, lying)).to.deep.equal([...Array(5).fill(401), 429]);
    const throughProxy = (number: number) =>
      attempt('olga@test.local', 'Wrong1234', { node: behindProxy, ip: `6.6.6.${number}, 203.0.113.8` });
    expect(await statuses(6, throughProxy)).to.deep.equal([...Array(5).fill(401), 429]);
  });

  it('answers no 500 in all of this', () => expect(api.faults).to.deep.equal([]));
});

const pointsOfAddress = `select points from rate_limits where key like 'sign_in_address%'`;

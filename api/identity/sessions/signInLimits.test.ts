import { Letter } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { QueryTypes } from 'sequelize';
import { blockSeconds } from '../../platform/limits/failureLimiter.ts';
import { deleteExpiredLimits } from '../../platform/limits/limiters.ts';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { hashPassword } from './passwords.ts';

describe('the limits of signing in', () => {
  let api: TestApi;
  let second: TestNode;
  let behindProxy: TestNode;

  before(async () => {
    // A hundred at once are all to be answered, however busy the machine: here none is refused for want of a connection.
    api = await testApi({ connection: { pool: 20, acquireMs: 30_000 } });
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

  it('the sixth try is refused, even if right, with the time to wait', async () => {
    expect(await statuses(5, () => attempt('olga@test.local'))).to.deep.equal(Array(5).fill(401));
    const { status, headers, body } = await attempt('olga@test.local', 'Demo1234');
    expect([status, body.code]).to.deep.equal([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).to.be.within(500, 600);
  });

  it('a login of any length is counted, and two with the same beginning are counted apart', async () => {
    for (const length of [120, 200, 239, 240, 254, 255, 1000]) {
      const login = `${'x'.repeat(length - 11)}@test.local`;
      expect((await attempt(login)).status, String(length)).to.be.oneOf([401, 422]);
    }
    const long = (end: string) => `${'y'.repeat(230)}${end}@test.local`;
    const five = await statuses(6, () => attempt(long('a')));
    expect(five).to.deep.equal([...Array(5).fill(401), 429]);
    expect((await attempt(long('b'))).status).to.equal(401);
  });

  it('a hundred concurrent tries meet the same limit', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt('olga@test.local')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([...Array(5).fill(401), ...Array(95).fill(429)]);
    console.log('      passwords tried of 100 at once: 5');
  });

  it('all nodes share one limit', async () => {
    await statuses(3, () => attempt('olga@test.local'));
    await statuses(2, () => attempt('olga@test.local', 'Wrong1234', { node: second }));
    expect((await attempt('olga@test.local')).status).to.equal(429);
    expect((await attempt('olga@test.local', 'Demo1234', { node: second })).status).to.equal(429);
  });

  it('the right password resets the count, and only failures count', async () => {
    await statuses(4, () => attempt('olga@test.local'));
    expect((await attempt('olga@test.local', 'Demo1234')).status).to.equal(200);
    await statuses(4, () => attempt('olga@test.local'));
    const [left] = await api.sequelize.query<{ points: number }>(pointsOfAddress, {
      type: QueryTypes.SELECT,
    });
    expect(left?.points).to.equal(8);
  });

  it('an address that changes names is limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => attempt(`name${number}@test.local`)),
    );
    expect(answers.filter(({ status }) => status === 401)).to.have.length(50);
    expect(answers.filter(({ status }) => status === 429)).to.have.length(10);
  });

  it('an owner is not locked out from another address', async () => {
    const attacker = { node: behindProxy, ip: '203.0.113.7' };
    await statuses(6, () => attempt('olga@test.local', 'Wrong1234', attacker));
    expect((await attempt('olga@test.local', 'Demo1234', attacker)).status).to.equal(429);
    const owner = { node: behindProxy, ip: '198.51.100.9' };
    expect((await attempt('olga@test.local', 'Demo1234', owner)).status).to.equal(200);
  });

  it('an address that the caller wrote himself is ignored', async () => {
    const lying = (number: number) => attempt('olga@test.local', 'Wrong1234', { ip: `6.6.6.${number}` });
    expect(await statuses(6, lying)).to.deep.equal([...Array(5).fill(401), 429]);
    const throughProxy = (number: number) =>
      attempt('olga@test.local', 'Wrong1234', { node: behindProxy, ip: `6.6.6.${number}, 203.0.113.8` });
    expect(await statuses(6, throughProxy)).to.deep.equal([...Array(5).fill(401), 429]);
  });

  it('all addresses of one IPv6 network count as one', async () => {
    const from = (number: number) =>
      attempt('olga@test.local', 'Wrong1234', { node: behindProxy, ip: `2001:db8:7:1::${number + 1}` });
    expect(await statuses(6, from)).to.deep.equal([...Array(5).fill(401), 429]);
    const elsewhere = { node: behindProxy, ip: '2001:db8:7:2::1' };
    expect((await attempt('olga@test.local', 'Demo1234', elsewhere)).status).to.equal(200);
  });

  it('every endpoint that limits an address limits its IPv6 network', async () => {
    const asked: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:3::${number + 1}` };
      const body = { phone: `+7905${String(1_000_000 + number)}` };
      asked.push((await behindProxy.call('post', '/individual/auth/phone', { body, headers })).status);
    }
    expect(asked).to.deep.equal([...Array(20).fill(200), 429]);
  });

  it('a block grows each time, up to a week, and shrinks again for the owner', async () => {
    const timeGoesBy = () =>
      api.sequelize.query(`update rate_limits set expire = 1 where key like 'sign_in_pair%'`);
    const block = async () => {
      await statuses(5, () => attempt('olga@test.local'));
      const { headers } = await attempt('olga@test.local');
      await timeGoesBy();
      return Math.round(Number(headers.get('retry-after')) / 60);
    };
    const minutes = [await block(), await block(), await block(), await block(), await block()];
    expect(minutes).to.deep.equal([10, 20, 30, 50, 80]);
    expect((await attempt('olga@test.local', 'Demo1234')).status).to.equal(200);
    expect(await block()).to.equal(10);
  });

  it('a count is deleted once it is over, and not before', async () => {
    await attempt('olga@test.local');
    const kept = () =>
      api.sequelize.query<{ key: string }>('select key from rate_limits', { type: QueryTypes.SELECT });
    const before = (await kept()).length;
    await api.sequelize.query(`update rate_limits set expire = 1 where key like 'sign_in_address%'`);
    await deleteExpiredLimits(api.sequelize);
    const after = (await kept()).map(({ key }) => key.split(':')[0]);
    expect(after).to.have.length(before - 1);
    expect(after).to.include('sign_in_pair').and.not.include('sign_in_address');
  });

  it('never block for more than a week', () => {
    expect([1, 2, 3, 4, 15, 16, 500].map((times) => blockSeconds(times) / 60)).to.deep.equal([
      10, 20, 30, 50, 9870, 10_080, 10_080,
    ]);
  });

  /** Failures of a day from everywhere; the ones before the last few are only written down. */
  const failuresOfADay = async (login: string, count: number) => {
    const from = (number: number) =>
      attempt(login, 'Wrong1234', { node: behindProxy, ip: `203.0.113.${number}` });
    await from(0);
    await api.sequelize.query(`update rate_limits set points = 96 where key like 'sign_in_account%'`);
    await Promise.all(Array.from({ length: count - 96 }, (_, number) => from(number + 1)));
  };

  it('the hundredth failure of a day sends the owner one letter, and locks nothing', async () => {
    await Letter.destroy({ where: {} });
    await failuresOfADay('olga@test.local', 99);
    expect(await Letter.count()).to.equal(0);
    await api.sequelize.query('delete from rate_limits');
    await failuresOfADay('olga@test.local', 103);
    const letters = await Letter.findAll();
    expect(letters.map(({ to, subject }) => [to, subject])).to.deep.equal([
      ['olga@test.local', 'Много попыток входа'],
    ]);
    expect((await attempt('olga@test.local', 'Demo1234')).status).to.equal(200);
  });

  it('no letter goes out for an unknown name', async () => {
    await Letter.destroy({ where: {} });
    await failuresOfADay('stranger@test.local', 103);
    expect(await Letter.count()).to.equal(0);
  });

  it('a full hashing queue answers «come again» without spending a try', async function () {
    this.timeout(90_000);
    const crowd = Array.from({ length: 120 }, (_, number) =>
      attempt(`name${number}@test.local`, 'Wrong1234', { node: behindProxy, ip: `198.51.100.${number}` }),
    );
    const answers = await Promise.all(crowd);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy).to.not.have.length(0);
    expect(busy.filter(({ headers }) => headers.get('retry-after') !== '5')).to.deep.equal([]);
    const [spent] = await api.sequelize.query<{ points: number }>(
      `select sum(points)::int as points from rate_limits where key like 'sign_in_pair%'`,
      { type: QueryTypes.SELECT },
    );
    expect(spent?.points).to.equal(120 - busy.length);
    console.log(`      of 120 at once ${120 - busy.length} looked at, ${busy.length} told to come again`);
  });

  it('limits counted by each node for itself would let twice as many through', async () => {
    const ofNode = () => new RateLimiterMemory({ points: 5, duration: 600 });
    const nodes = [ofNode(), ofNode()];
    const tries = Array.from({ length: 20 }, (_, number) =>
      nodes[number % 2]?.consume('olga').then(
        () => 1,
        () => 0,
      ),
    );
    const letThrough = (await Promise.all(tries)).filter((one) => one === 1);
    expect(letThrough).to.have.length(10);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const pointsOfAddress = `select points from rate_limits where key like 'sign_in_address%'`;

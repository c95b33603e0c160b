import { expect } from 'chai';
import type { Sequelize } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { countingWork, type Work } from '../../testing/workCounted.ts';
import { earn } from './ledger.ts';

const [known, unknown] = ['+79160000011', '+79160000012'];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const ask = (node: Pick<TestNode, 'call'>, phone: string) =>
  node.call('get', `/bonus/getBalance?phone=${encodeURIComponent(phone)}`);
const resetLimits = (sequelize: Sequelize) => sequelize.query('delete from rate_limits');

describe('the balance of bonuses', () => {
  let api: TestApi;
  let second: TestNode;
  let unlimited: TestNode;

  before(async () => {
    api = await testApi();
    second = await api.node();
    unlimited = await api.node({ limiter: async () => undefined });
    const give = (id: number, count: number, from: number, till: number) =>
      unitOfWork.transaction((transaction) =>
        earn(
          known,
          { count, source: { type: 'order', id }, available_at: inDays(from), expires_at: inDays(till) },
          transaction,
        ),
      );
    await give(1, 340, -1, 10);
    await give(2, 1000, 14, 365);
  });
  beforeEach(() => resetLimits(api.sequelize));
  after(async () => {
    await unlimited?.close();
    await second?.close();
    await api?.close();
  });

  it('is a bare number of what may be spent now, however the phone is written', async () => {
    for (const phone of [known, '8 (916) 000-00-11', '9160000011'])
      expect((await ask(unlimited, phone)).body.message, phone).to.equal(340);
    expect((await ask(unlimited, known)).text).to.equal('{"message":340}');
    await api.sequelize.query(
      `update bonus_lots set expires_at = now() - interval '1 second' where count = 340`,
    );
    expect((await ask(unlimited, known)).body.message).to.equal(0);
    await api.sequelize.query(
      `update bonus_lots set expires_at = now() + interval '1 day' where count = 340`,
    );
  });

  it('is zero for a stranger, and not told where the phone is none', async () => {
    expect((await ask(unlimited, unknown)).text).to.equal('{"message":0}');
    for (const phone of ['', '12', 'inn:7707083893', "+79160000011' or 1=1"]) {
      const { status, body } = await ask(unlimited, phone);
      expect([status, body.errors], phone).to.deep.equal([422, { phone: 'Укажите корректный телефон' }]);
    }
    expect((await unlimited.call('get', '/bonus/getBalance')).status).to.equal(422);
  });

  it('is told five times a minute to an address, on whatever node it asks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(index % 2 ? second : api, `+7916000${1000 + index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(5);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.body.message).to.match(/^Слишком много попыток/);
  });

  it('costs the same work whether or not the phone is known', async () => {
    const counter = await countingWork(api, { limiter: async () => undefined });
    const works: Work[] = [];
    for (const phone of [known, unknown, known, unknown]) {
      await resetLimits(api.sequelize);
      await ask(counter, phone);
      works.push(counter.work());
    }
    await counter.close();
    const [, , asked, askedOfNobody] = works;
    expect(asked?.statements).to.not.deep.equal([]);
    expect(asked).to.deep.equal(askedOfNobody);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

import { buildManagerRequest } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type TestApi, testApi } from '../../testing/testApi.ts';

const rows = 100_000;
const batch = 2_000;

describe('the search of the back-office over a hundred thousand requests', () => {
  let api: TestApi;
  let token: string;

  before(async function () {
    this.timeout(120_000);
    api = await testApi();
    token = (await api.staff('ADMIN')).token;
    for (let first = 1; first <= rows; first += batch)
      await api.sequelize.query(`
        insert into manager_requests (name, phone, email, city)
        select 'Иван Петров ' || n, '+7900' || lpad(n::text, 7, '0'), 'guest' || n || '@test.local', 'Пермь'
        from generate_series(${first}, ${first + batch - 1}) n`);
    await api.sequelize.query('analyze manager_requests');
    await buildManagerRequest({ name: 'Евстигней Редкий', phone: '+79995554433', email: 'rare@test.local' });
  });
  after(() => api?.close());

  for (const q of ['евстигней', '8 999 555-44-33', 'rare@test.local', 'иван петров', '100001'])
    it(`reads hardly more than what it answers for «${q}»`, async () => {
      const plans = await plansOf(q);
      expect(plans.length).to.be.greaterThan(0);
      for (const { text, read } of plans) expect(read, text).to.be.lessThan(rows / 100);
    });

  it('the query would read the whole table without the index', async () => {
    const [plan] = await plansOf(
      'евстигней',
      'set local enable_bitmapscan = off; set local max_parallel_workers_per_gather = 0',
    );
    expect(plan?.read).to.be.at.least(rows);
    const took = await timed(() => api.call('get', '/adm/search?q=евстигней', { token }));
    console.log(`      one search in ${took} ms`);
  });

  /** The plans of a search's queries to the big table, explained again. */
  async function plansOf(q: string, setting = '') {
    const asked: string[] = [];
    const { options } = api.sequelize as unknown as { options: { logging: unknown } };
    options.logging = (sql: string) => asked.push(sql.replace(/^Executing \([^)]*\): /, ''));
    await api.call('get', `/adm/search?q=${encodeURIComponent(q)}`, { token });
    options.logging = false;
    const big = asked.filter((sql) => sql.includes('FROM "manager_requests"'));
    return Promise.all(
      big.map((sql) =>
        api.sequelize.transaction(async (transaction) => {
          if (setting) await api.sequelize.query(setting, { transaction });
          const lines = await api.sequelize.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, {
            type: QueryTypes.SELECT,
            transaction,
          });
          const text = lines.map((line) => line['QUERY PLAN']).join('\n');
          const read = [...text.matchAll(/Removed by (?:Filter|Index Recheck): (\d+)/g)];
          return { text, read: read.reduce((sum, [, count]) => sum + Number(count), 0) };
        }),
      ),
    );
  }
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type TestApi, testApi } from '../../../api/testing/testApi.ts';
import { bareRegister } from './bareRegister.ts';
import { filledMonth, fillWithOrders } from './filledRegister.ts';

/** So many times longer than the bare statement a register may take. */
const most = 6;
/** How many times quicker it is than the list of the same orders, whose every row is presented. */
const quicker = 1.3;

describe('A register of ten thousand orders', () => {
  let api: TestApi;
  let token: string;

  before(async function () {
    this.timeout(120_000);
    api = await testApi();
    const prod = await api.given(async () => buildProd({ center_id: (await buildCenter()).id }));
    await fillWithOrders(api.databaseUrl, { orders: 10_000, centers: [prod.center_id], prods: [prod.id] });
    token = (await api.staff('ROP_COURSE')).token;
  });
  after(() => api?.close());

  const secondsOf = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${api.url}/api/adm${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = (await answer.arrayBuffer()).byteLength;
    expect([answer.status, bytes > 100_000]).to.deep.equal([200, true]);
    return (performance.now() - began) / 1000;
  };

  it('is listed by a day, or by a piece of a phone, without looking through it backwards', async () => {
    const [from, to] = ['2026-10-03T00:00+03:00', '2026-10-03T23:59+03:00'].map(
      (at) => Date.parse(at) / 1000,
    );
    for (const filter of [{ created_from: from, created_to: to }, { q: '79190' }]) {
      const asked = await askedFor(`/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      const [page] = asked.filter((sql) => sql.includes('as found'));
      if (!page) throw new Error(asked.join('\n'));
      expect(await readInVain(page), page).to.be.below(100);
      const backwards = `${page.slice(page.indexOf('(') + 1, page.indexOf(' offset 0)'))} order by id desc limit 26`;
      expect(await readInVain(backwards, 'set local enable_sort = off'), 'control').to.be.above(3_000);
    }
  });

  /** The statements of a call. */
  async function askedFor(path: string): Promise<string[]> {
    const asked: string[] = [];
    const { options } = api.sequelize as unknown as { options: { logging: unknown } };
    options.logging = (sql: string) => asked.push(sql.replace(/^Executing \([^)]*\): /, ''));
    const { status } = await api.call('get', `/adm${path}`, { token });
    options.logging = false;
    expect(status).to.equal(200);
    return asked;
  }

  /** How many rows a statement reads that it does not answer. */
  const readInVain = (sql: string, setting = 'set local jit = off') =>
    api.sequelize.transaction(async (transaction) => {
      await api.sequelize.query(setting, { transaction });
      const lines = await api.sequelize.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, {
        type: QueryTypes.SELECT,
        transaction,
      });
      const vain = lines.map(
        (line) => /Removed by (?:Filter|Index Recheck): (\d+)/.exec(line['QUERY PLAN'])?.[1],
      );
      return vain.reduce((sum, count) => sum + Number(count ?? 0), 0);
    });

  it('goes to a file straight from the database: as a list of presented rows it would be found too slow', async function () {
    this.timeout(120_000);
    const taken = { bare: Infinity, xlsx: Infinity, csv: Infinity, presented: Infinity };
    const note = (kind: keyof typeof taken, seconds: number) => {
      taken[kind] = Math.min(taken[kind], seconds);
    };
    for (let round = 0; round < 4; round += 1) {
      note('bare', await bareRegister(api.databaseUrl));
      note('xlsx', await secondsOf(`/reports/orders/file?${filledMonth}&format=xlsx`));
      note('csv', await secondsOf(`/reports/orders/file?${filledMonth}&format=csv`));
      note('presented', await secondsOf('/orders/export?format=csv'));
    }
    const { bare, xlsx, csv, presented } = taken;
    const times = (seconds: number) => (seconds / bare).toFixed(1);
    console.log(
      `      times the bare statement: xlsx ${times(xlsx)}, csv ${times(csv)}; the list, presented: ${times(presented)}`,
    );
    expect(xlsx / bare).to.be.below(most);
    expect(csv / bare).to.be.below(most);
    expect(presented / csv, 'against the list').to.be.above(quicker);
  });
});

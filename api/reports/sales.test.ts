import type { ReportBody, ReportLink } from '@odonta/api/contract';
import type { Center, User } from '@odonta/db/models';
import { type SalesGroup, salesGroups } from '@odonta/db/vocabulary/reports/reports.ts';
import { expect } from 'chai';
import { type AppOfLives, appOfLives } from '../testing/appOfLives.ts';
import { rowsOf, totalsOf } from '../testing/reportFigures.ts';
import { commissionOracle, type SalesFigures, salesOracle } from '../testing/salesOracle.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { findBroken } from './invariants/findBroken.ts';

const allTime = { from: '2026-01-01', to: '2026-12-31' };
const months = [allTime, { from: '2026-02-01', to: '2026-02-28' }, { from: '2026-04-01', to: '2026-06-30' }];

describe('the report of sales', () => {
  let api: TestApi;
  let app: AppOfLives;
  let head: string;

  before(async function () {
    this.timeout(120_000);
    api = await testApi();
    app = await appOfLives(api, 30, 20_261_122);
    head = (await api.staff('ROP_COURSE')).token;
  });
  after(() => api?.close());

  const ask = async (query: Record<string, unknown>, token = head): Promise<ReportBody> => {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { status, body } = await api.call<ReportBody>('get', `/adm/reports/sales?${asked}`, { token });
    expect(status).to.equal(200);
    return body.message;
  };

  it('stands on an app whose books agree', async () => {
    const found = await api.sequelize.transaction((transaction) => findBroken(transaction));
    // The mirror of seats is updated by a job.
    expect(found.filter(({ name }) => name !== 'SEATS_MIRROR')).to.deep.equal([]);
  });

  for (const group of Object.keys(salesGroups) as SalesGroup[])
    it(`says by ${group} what orders and refunds say themselves, whatever the period`, async () => {
      for (const period of months) {
        const oracle = await salesOracle(api.sequelize, group, period);
        expect(oracle).to.have.length.greaterThan(1);
        const report = await ask({ group, ...period });
        expect(byLabel(figuresOf(report))).to.deep.equal(byLabel(oracle));
        expect(totalsIn(report)).to.deep.equal(summed(oracle));
      }
    });

  it('keeps of each sale the commission of what is left of it', async () => {
    const { totals, columns } = await ask(allTime);
    const place = columns.findIndex(({ field }) => field === 'commission');
    expect(totals.cells[place]).to.equal(await commissionOracle(api.sequelize));
  });

  for (const group of Object.keys(salesGroups) as SalesGroup[])
    it(`opens the list behind each number by ${group}, whose sum is that number`, async function () {
      this.timeout(60_000);
      const report = await ask({ group, from: '2026-02-01', to: '2026-04-30' });
      const { columns, rows, totals } = report;
      for (const { cells, links } of [...rows, totals])
        for (const [field, link] of Object.entries(links)) {
          const place = columns.findIndex((column) => column.field === field);
          expect(await sumOf(link, field), `${cells[0]}: ${field}`).to.equal(cells[place]);
        }
      expect(Object.keys(totals.links)).to.have.members([
        'orders',
        'people',
        'sum',
        'promo',
        'bonus',
        'refunded',
      ]);
    });

  it('is of his own orders to a manager, and of his centres to who looks after them; their lists agree', async () => {
    const [manager] = app.managers as [User];
    const own = await ask({ ...allTime, group: 'prod' }, await api.tokenOf(manager));
    const among = `o.manager_id = ${manager.id}`;
    expect(byLabel(figuresOf(own))).to.deep.equal(
      byLabel(await salesOracle(api.sequelize, 'prod', { ...allTime, among })),
    );
    expect(own.totals.links.sum?.filter.manager_id).to.equal(manager.id);
    const { user, token } = await api.staff('PARTNER_MANAGER');
    const [center, other] = app.centers as [Center, Center];
    await api.given(() => center.update({ manager_id: user.id }));
    const ofCenter = await ask({ ...allTime, group: 'prod' }, token);
    expect(byLabel(figuresOf(ofCenter))).to.deep.equal(
      byLabel(await salesOracle(api.sequelize, 'prod', { ...allTime, among: `o.center_id = ${center.id}` })),
    );
    const asked = await ask({ ...allTime, group: 'prod', center_id: other.id }, token);
    expect(asked.count, 'the sales of another centre').to.equal(0);
  });

  it('hides groups of fewer than five people from who may see sums alone, and adds up all the same', async () => {
    const { token } = await api.staff('STAT_VIEW');
    const whole = await ask({ ...allTime, group: 'channel' });
    const seen = await ask({ ...allTime, group: 'channel' }, token);
    expect(seen.withheld).to.equal('SMALL_GROUPS');
    expect(totalsIn(seen)).to.deep.equal(totalsIn(whole));
    expect(seen.rows.flatMap(({ links }) => Object.keys(links))).to.deep.equal([]);
    for (const { id } of app.prods) {
      const few = await ask({ from: '2026-02-01', to: '2026-02-01', prod_id: id, group: 'manager' }, token);
      for (const { people } of figuresOf(few)) expect(people).to.be.at.least(5);
    }
  });

  const sumOf = async (link: ReportLink, field: string): Promise<number> => {
    const rows = await listOf(link);
    const counted = fieldsOfLists[field];
    return rows.reduce((all, row) => all + (counted ? Number(row[counted]) : 1), 0);
  };

  /** Several numbers lead to the same list. */
  const lists = new Map<string, Promise<Record<string, number>[]>>();
  const listOf = ({ resource, filter }: ReportLink): Promise<Record<string, number>[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,499]' });
    const path = `/adm/${resource}?${query}`;
    const found =
      lists.get(path) ??
      api.call<Record<string, number>[]>('get', path, { token: head }).then(({ body }) => body.message);
    lists.set(path, found);
    return found;
  };
});

const fieldsOfLists: Record<string, string> = {
  people: 'count',
  sum: 'subtotal',
  promo: 'promo_sum',
  bonus: 'bonus_sum',
  refunded: 'approved_sum',
};

/** The oracle of commissions is another. */
const figuresOf = (report: ReportBody): SalesFigures[] => rowsOf(report).map(withoutCommission);

function totalsIn(report: ReportBody): SalesFigures {
  const { label: _label, ...numbers } = withoutCommission(totalsOf(report));
  return numbers;
}

function withoutCommission({
  commission: _commission,
  ...figures
}: ReturnType<typeof totalsOf>): SalesFigures {
  return figures as SalesFigures;
}

const byLabel = (rows: readonly SalesFigures[]) =>
  [...rows].sort((one, other) => String(one.label).localeCompare(String(other.label)));

function summed(rows: readonly SalesFigures[]): SalesFigures {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'label');
  return Object.fromEntries(
    fields.map((field) => [field, rows.reduce((all, row) => all + Number(row[field]), 0)]),
  );
}

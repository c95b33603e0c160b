import { AuditEntry } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { ordersForStaff } from '../../sales/orders/orders.staff.ts';
import { useApi } from '../../testing/useApi.ts';
import { countsOf, totalOf } from './statements.ts';

describe('long lists', () => {
  const api = useApi();
  let token: string;
  let statements: string[] = [];

  before(async () => {
    token = (await api.staff('ADMIN')).token;
    await api.sequelize.query(
      `insert into audit_log (action, resource, actor_name) select 'update', 'prods', nullif('Имя ' || n % 10, 'Имя 0')
       from generate_series(1, 20000) n`,
    );
    await api.sequelize.query('analyze audit_log');
    const { options } = api.sequelize as unknown as { options: { logging: (sql: string) => void } };
    options.logging = (sql) => statements.push(sql.replace(/^Executing \([^)]*\): /, ''));
  });

  const statementOf = async (query: string) => {
    statements = [];
    const { status } = await api.call('get', `/adm/audit_log?${query}`, { token });
    expect(status).to.equal(200);
    return statements.find((sql) => sql.includes('FROM "audit_log"') && sql.includes('ORDER BY')) ?? '';
  };
  const planOf = async (statement: string) => {
    const [rows] = await api.sequelize.query(`explain ${statement}`);
    return JSON.stringify(rows);
  };

  /** The plan for a table so long that the planner avoids these. */
  const planWithout = (statement: string, ...avoided: string[]) =>
    api.sequelize.transaction(async (transaction) => {
      for (const each of avoided)
        await api.sequelize.query(`set local enable_${each} = off`, { transaction });
      const [rows] = await api.sequelize.query(`explain (costs off) ${statement}`, { transaction });
      return (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n');
    });

  it('each column that is never empty sorts by an index, newest first', async () => {
    for (const query of ['', 'sort=["at","DESC"]', 'sort=["resource","DESC"]', 'sort=["action","ASC"]'])
      expect(await planOf(await statementOf(query)), query)
        .to.include('Index')
        .and.not.include('Sort');
  });

  const distinctive = ['number', 'prod_id'];
  for (const { name, list, build } of [
    { name: 'orders', list: ordersForStaff.list, build: async () => void (await buildOrder()) },
    { name: 'prods', list: prodsForStaff.list, build: async () => void (await buildProd()) },
  ])
    it(`each order of the list of ${name} comes from an index, and none of its statements reads all of them`, async () => {
      const sort = list?.sort ?? [];
      expect(sort).to.have.length.greaterThan(9);
      await api.given(build);
      for (const column of sort)
        for (const direction of ['ASC', 'DESC']) {
          statements = [];
          const query = `sort=["${column}","${direction}"]`;
          const { status } = await api.call('get', `/adm/${name}?${query}`, { token });
          expect(status).to.equal(200);
          const asked = statements.filter((sql) => sql.startsWith('SELECT'));
          const [page = ''] = asked.filter((sql) =>
            new RegExp(` FROM "${name}" .* ORDER BY .* LIMIT 26`).test(sql),
          );
          // An incremental sort reads all rows with an equal value: few of one number or course, and many of one type.
          const sorts = distinctive.includes(column) ? /^[ >-]*Sort$/m : /^[ >-]*(Incremental )?Sort$/m;
          expect(await planWithout(page, 'seqscan', 'sort'), query).to.not.match(sorts);
          for (const sql of asked)
            expect(await planWithout(sql, 'seqscan')).to.not.include(`Seq Scan on ${name}`);
        }
    });

  it('asking for missing values last would sort the whole table where there are none', async () => {
    const statement = (await statementOf('')).replace(/DESC(?! NULLS)/, 'DESC NULLS LAST');
    expect(statement).to.include('DESC NULLS LAST');
    expect(await planOf(statement)).to.include('Sort');
  });

  it('missing values come last both ways, from an index as well', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const query = `sort=["actor_name","${direction}"]&range=[17990,18009]`;
      const { body } = await api.call<{ actor_name: string | null }[]>('get', `/adm/audit_log?${query}`, {
        token,
      });
      const names = body.message.map(({ actor_name }) => actor_name);
      expect([names[0], names.at(-1)]).to.deep.equal([direction === 'ASC' ? 'Имя 9' : 'Имя 1', null]);
      const first = await statementOf(`sort=["actor_name","${direction}"]`);
      expect(await planOf(first))
        .to.include('Index')
        .and.not.include('Sort');
    }
  });

  it('a short table is counted to the end, a long one up to what anybody pages through', async () => {
    const total = await AuditEntry.count();
    expect(await totalOf(AuditEntry, {})).to.equal(total);
    expect(await totalOf(AuditEntry, {}, { long: 10_000, most: 500 })).to.equal(null);
    expect(await countsOf(AuditEntry, 'resource', {})).to.deep.equal({ prods: total });
    expect(await countsOf(AuditEntry, 'resource', {}, { long: 10_000, most: 500 })).to.equal(null);
    const few = { id: Array.from({ length: 300 }, (_, number) => number + 1) };
    expect(await totalOf(AuditEntry, few, { long: 10_000, most: 500 })).to.equal(300);
  });

  it('an answer says whether there is a next page', async () => {
    const nextAfter = async (range: string) =>
      (await api.call('get', `/adm/audit_log?range=${range}`, { token })).headers.get('x-has-next');
    expect(await nextAfter('[0,24]')).to.equal('1');
    expect(await nextAfter('[30000,30024]')).to.equal('0');
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});

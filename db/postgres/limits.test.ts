import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type TestWorld, testWorld } from '../testing/world.ts';
import { mayStandIdle } from './connection.ts';
import { prepared } from './preparedStatements.ts';

describe('the connections of the app', () => {
  let world: TestWorld;
  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const codeOf = (asking: Promise<unknown>) =>
    asking.then(
      () => 'answered',
      ({ original }: { original?: { code?: string } }) => original?.code,
    );

  it('the server ends long statements, lock waits and idle transactions', async () => {
    const [row] = await world.sequelize.query(settings, { type: QueryTypes.SELECT });
    expect(row).to.deep.equal({ statement: '5s', lock: '4500ms', idle: '1min' });
  });

  it('a transaction that waits for a slow reader may idle, and none after it', async () => {
    const transaction = await world.sequelize.transaction();
    await world.sequelize.query(mayStandIdle(5), { transaction });
    const [row] = await world.sequelize.query<{ idle: string }>(settings, {
      type: QueryTypes.SELECT,
      transaction,
    });
    await transaction.rollback();
    expect(row?.idle).to.equal('5min');
  });

  it('a named statement is planned once, and others with values each time', async () => {
    const named = prepared('for_a_test', '\n  select $1::int as named\n');
    const names = await world.sequelize.transaction(async (transaction) => {
      const type = QueryTypes.SELECT as const;
      for (const statement of [named, named, 'select $1::int as nameless'])
        expect(await world.sequelize.query(statement, { bind: [7], type, transaction })).to.have.length(1);
      const open = `select name from pg_prepared_statements where name = 'for_a_test' or statement like '%nameless'`;
      return world.sequelize.query<{ name: string }>(open, { type, transaction });
    });
    expect(names).to.deep.equal([{ name: 'for_a_test' }]);
  });

  it("the server's limits end before the client's, so that the connection stays good", async function () {
    this.timeout(15_000);
    expect(await codeOf(world.sequelize.query('select pg_sleep(10)'))).to.equal('57014');
    expect(await codeOf(world.sequelize.query('select 1'))).to.equal('answered');
  });
});

import { expect } from 'chai';
import { QueryTypes, Sequelize } from 'sequelize';
import { type TestDatabase, testDatabase } from '../testing/server.ts';
import { baseline } from './baseline.ts';
import { describeFunctions, schemaFile } from './describeSchema.ts';
import { migrate, withMigrator } from './index.ts';

const last = '20261130090002-change-emails-of-callers.ts';

describe('the baseline', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;
  /** The steps that follow the baseline. */
  let later: string[];

  /** A database as the 169 former steps left it: the same schema, with their names. */
  beforeEach(async () => {
    database = await testDatabase();
    later = await withMigrator(database.url, async (migrator) => {
      const names = (await migrator.executed()).map(({ name }) => name).filter((name) => name !== baseline);
      await migrator.down({ migrations: names.toReversed() });
      return names;
    });
    sequelize = new Sequelize(database.url, { logging: false });
    await sequelize.query('delete from migrations; drop table if exists applied_functions');
    await sequelize.query(
      `insert into migrations (name) select '2026' || lpad(n::text, 10, '0') || '-add-step.ts' from generate_series(1, 168) n`,
    );
    await sequelize.query('insert into migrations (name) values ($1)', { bind: [last] });
  });
  afterEach(async () => {
    await sequelize.close();
    await database.drop();
  });

  it('is recognised in a database of the former steps, which keeps its rows and gets the functions of today', async () => {
    await sequelize.query(
      `insert into cities (name, region) values ('Тула', 'Тульская область'); drop trigger keep_in_use on cities`,
    );
    expect(await migrate(database.url)).to.deep.equal(later);
    const empty = await testDatabase();
    const fresh = new Sequelize(empty.url, { logging: false });
    expect(await schemaFile(sequelize)).to.equal(await schemaFile(fresh));
    expect(await describeFunctions(sequelize)).to.deep.equal(await describeFunctions(fresh));
    await fresh.close();
    await empty.drop();
    expect(await count('cities')).to.equal(1);
    expect(await count('settings')).to.be.greaterThan(30);
    expect(await migrate(database.url)).to.deep.equal([]);
  });

  it('refuses a database that lacks a former step, and names the version that can upgrade it', async () => {
    await sequelize.query('delete from migrations where name = $1', { bind: [last] });
    const failure = await migrate(database.url).catch((error: Error) => error);
    expect(failure).to.be.instanceOf(Error).with.property('name', 'SchemaError');
    expect((failure as Error).message).to.match(
      /^The schema of this database is too old: it has 168 of 169 former migrations\. Start version 0\.1\.0 of .* \(commit [0-9a-f]{8,}\) on it once, then this one\.$/,
    );
    await sequelize.query(
      `insert into migrations (name) values ($1); delete from migrations where name like '%1-add-step.ts'`.replace(
        '$1',
        `'${last}'`,
      ),
    );
    expect(await migrate(database.url).catch((error: Error) => error.message)).to.match(/it has 15\d of 169/);
  });

  it('is not undone', async () => {
    await migrate(database.url);
    const failure = await withMigrator(database.url, (migrator) => migrator.down({ to: 0 })).catch(
      (error: Error) => error,
    );
    expect(String(failure)).to.include('The baseline cannot be undone: drop the database instead.');
    expect(await count('settings')).to.be.greaterThan(30);
  });

  async function count(table: string): Promise<number | undefined> {
    const [row] = await sequelize.query<{ count: number }>(`select count(*)::int as count from ${table}`, {
      type: QueryTypes.SELECT,
    });
    return row?.count;
  }
});

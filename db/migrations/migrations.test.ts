import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { QueryTypes, Sequelize } from 'sequelize';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { buildLecturer, buildManagerRequest, buildProd } from '../testing/factories.ts';
import { testDatabase } from '../testing/server.ts';
import { testWorld } from '../testing/world.ts';
import { describeFunctions, schemaFile } from './describeSchema.ts';
import { migrate, withMigrator } from './index.ts';
import { patiently, waitShortly } from './patiently.ts';

const own = join(import.meta.dirname, 'steps');
const samples = join(import.meta.dirname, '../testing/steps');
const sampleNames = ['20990101000000-create-samples.ts', '20990101000100-add-sample-to-cities.ts'];

describe('migrations', () => {
  let url: string;
  let drop: () => Promise<void>;
  let sequelize: Sequelize;
  let names: string[];

  before(async () => {
    ({ url, drop } = await testDatabase());
    sequelize = new Sequelize(url, { logging: false });
    names = await withMigrator(url, async (migrator) => (await migrator.executed()).map(({ name }) => name));
  });
  after(async () => {
    await sequelize?.close();
    await drop?.();
  });

  /** Undoes every step after the baseline and applies it again, comparing the schema each time; answers their names. */
  async function undoAndRedo(database: string, steps: string): Promise<string[]> {
    const client = new Sequelize(database, { logging: false });
    const undone: string[] = [];
    const whole = [await schemaFile(client), ...(await describeFunctions(client))];
    await withMigrator(
      database,
      async (migrator) => {
        for (const { name } of (await migrator.executed()).slice(1).reverse()) {
          await migrator.down();
          const before = await tablesAndIndexes(client);
          await migrator.up({ to: name });
          const after = await tablesAndIndexes(client);
          await migrator.down();
          expect(await tablesAndIndexes(client), `${name}, undone`).to.deep.equal(before);
          await migrator.up({ to: name });
          expect(await tablesAndIndexes(client), name).to.deep.equal(after);
          await migrator.down();
          undone.push(name);
        }
      },
      steps,
    );
    await migrate(database, steps);
    expect([await schemaFile(client), ...(await describeFunctions(client))]).to.deep.equal(whole);
    await client.close();
    return undone;
  }

  it('each step after the baseline restores the schema when it is undone and applied again', async function () {
    this.timeout(120_000);
    expect(await undoAndRedo(url, own)).to.deep.equal(names.slice(1).reverse());
    const copy = await testDatabase();
    await migrate(copy.url, samples);
    expect(await undoAndRedo(copy.url, samples)).to.deep.equal([...sampleNames].reverse());
    await copy.drop();
  });

  it('the comparison finds what an undone step leaves', async () => {
    const before = await tablesAndIndexes(sequelize);
    await sequelize.query('create index forgotten on cities (region)');
    expect(await tablesAndIndexes(sequelize)).to.not.deep.equal(before);
    await sequelize.query('drop index forgotten');
    expect(await tablesAndIndexes(sequelize)).to.deep.equal(before);
  });

  it('a second run has nothing to do', async () => {
    expect(await migrate(url)).to.deep.equal([]);
  });

  it('two concurrent runners apply each step once', async function () {
    this.timeout(60_000);
    const empty = await emptyDatabase(url);
    const steps = withSamples();
    const [one, other] = await Promise.all([migrate(empty.url, steps), migrate(empty.url, steps)]);
    const all = ['baseline', ...readdirSync(own).filter(isStep).sort(), ...sampleNames];
    expect([one, other].sort((a, b) => a.length - b.length)).to.deep.equal([[], all]);
    await empty.drop();
  });

  it('a failing step leaves nothing behind and is applied later', async () => {
    const copy = await testDatabase();
    const client = new Sequelize(copy.url, { logging: false });
    await client.query('create table sample_parts (id int)');
    const failure = await migrate(copy.url, samples).catch((error: Error) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(await tablesOf(client))
      .to.include('sample_parts')
      .and.not.include('samples');
    await client.query('drop table sample_parts');
    expect(await migrate(copy.url, samples)).to.deep.equal(sampleNames);
    await client.close();
    await copy.drop();
  });

  it('a failing baseline leaves nothing behind', async () => {
    const empty = await emptyDatabase(url);
    const client = new Sequelize(empty.url, { logging: false });
    await client.query('create table waitlist (id int)');
    expect(await migrate(empty.url).catch((error: Error) => error)).to.be.instanceOf(Error);
    expect((await tablesOf(client)).sort()).to.deep.equal(['migrations', 'waitlist']);
    await client.query('drop table waitlist');
    expect(await migrate(empty.url)).to.deep.equal(names);
    await client.close();
    await empty.drop();
  });

  it('rows of a living database survive when the last steps are undone and applied again', async () => {
    const world = await testWorld();
    await world.transaction(async () => undefined);
    await migrate(world.url, samples);
    const prod = await buildProd({ lecturers: [await buildLecturer()] });
    await buildManagerRequest({ prod_id: prod.id });
    await withMigrator(world.url, (migrator) => migrator.down({ step: 2 }), samples);
    await migrate(world.url, samples);
    if (names.length > 1) {
      await withMigrator(world.url, (migrator) => migrator.down());
      await migrate(world.url);
    }
    const [row] = await world.sequelize.query<{ prods: number; requests: number }>(
      'select (select count(*)::int from prods) as prods, (select count(*)::int from manager_requests) as requests',
      { type: QueryTypes.SELECT },
    );
    expect(row).to.deep.equal({ prods: 1, requests: 1 });
    await world.close();
  });

  it('a step waits half a second at a time for a lock, so that others pass, and applies once it is free', async () => {
    const [holder, runner] = [
      new Sequelize(url, { logging: false }),
      new Sequelize(url, { logging: false, pool: { max: 1 } }),
    ];
    const holding = await holder.transaction();
    await holder.query('lock table cities in access share mode', { transaction: holding });
    await runner.query(waitShortly);
    let tries = 0;
    const making = patiently(() => {
      tries += 1;
      return runner.query('alter table cities add column planted int');
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    const began = performance.now();
    await holder.query('select count(*) from cities');
    expect(performance.now() - began).to.be.below(1500);
    await holding.rollback();
    await making;
    expect(tries).to.be.greaterThan(1);
    await runner.query('alter table cities drop column planted');
    await Promise.all([holder.close(), runner.close()]);
  });

  it('every step that touches a table or function in use waits in that way', async function () {
    this.timeout(60_000);
    const copy = await testDatabase();
    const writer = new Sequelize(copy.url, { logging: false });
    for (const expected of [sampleNames, []]) {
      const writing = await writer.transaction();
      await writer.query('lock table cities in row exclusive mode', { transaction: writing });
      const making = migrate(copy.url, samples).catch((error: unknown) => [error]);
      const waits = await longestWaits(writer, 2500);
      await writing.rollback();
      expect(await making).to.deep.equal(expected);
      expect(waits.length).to.be.greaterThan(5);
      expect(Math.max(...waits)).to.be.below(1500);
      await writer.query(`delete from applied_functions where name = 'catalog/cities.sql'`);
    }
    await writer.close();
    await copy.drop();
  });

  it('indexes of existing tables are built while writes go on', () => {
    const texts = readdirSync(own).map((name) => [name, readFileSync(join(own, name), 'utf8')]);
    const plain = texts.filter(([, text = '']) => plainIndexes(text).length > 0);
    expect(plain.map(([name]) => name)).to.deep.equal([]);
    const planted = 'create unique index orders_by_token on orders (token); create index ours on news (id)';
    expect(plainIndexes(`create table news (id int); ${planted}`)).to.deep.equal(['orders']);
    expect(plainIndexes('create index concurrently orders_by_token on orders (token)')).to.deep.equal([]);
    expect(plainIndexes('alter table orders add constraint one unique (token)')).to.deep.equal(['orders']);
  });

  it('steps are named by their moment and effect, and run in that order', () => {
    for (const name of [...names.slice(1), ...sampleNames])
      expect(name).to.match(/^\d{14}-(?:create|add|drop|change|split|fill|rename)-[a-z-]+\.ts$/);
    expect(names).to.deep.equal(['baseline', ...names.slice(1).sort()]);
  });
});

const isStep = (name: string) => name.endsWith('.ts');

/** A folder of the own steps and the samples: the functions of the tables are applied after all of them. */
function withSamples(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  for (const from of [own, samples])
    for (const name of readdirSync(from).filter(isStep)) symlinkSync(join(from, name), join(folder, name));
  return folder;
}

async function longestWaits(client: Sequelize, forMs: number): Promise<number[]> {
  const waits: number[] = [];
  for (const began = performance.now(); performance.now() - began < forMs; ) {
    const [row] = await client.query<{ ms: number | null }>(longestWait, { type: QueryTypes.SELECT });
    if (row?.ms) waits.push(row.ms);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return waits;
}

const longestWait = `
  select extract(epoch from max(clock_timestamp() - query_start))::float * 1000 as ms from pg_stat_activity
  where application_name = 'odonta-migrations' and wait_event_type = 'Lock' and datname = current_database()`;

/** The tables, not made by the step itself, that an index would close for writing while it is built. */
function plainIndexes(text: string): string[] {
  const made = [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table);
  const indexed = [
    ...text.matchAll(
      /create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/gi,
    ),
    ...text.matchAll(
      /alter table (\w+)[^;]*?\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?!\s+using)/gi,
    ),
  ].map(([, table = '']) => table);
  return indexed.filter((table) => !made.includes(table));
}

/** Functions with their triggers belong to the newest step: on the way only the rest is compared. */
async function tablesAndIndexes(sequelize: Sequelize): Promise<string[]> {
  const lines = (await schemaFile(sequelize)).split('\n');
  return lines.filter((line) => !/^(?:CREATE (?:CONSTRAINT )?TRIGGER|-- function)/.test(line));
}

async function tablesOf(sequelize: Sequelize): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ name }) => name);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { QueryTypes, Sequelize } from 'sequelize';
import { buildLecturer, buildManagerRequest, buildProd } from '../testing/factories.ts';
import { testDatabase } from '../testing/server.ts';
import { testWorld } from '../testing/world.ts';
import { migrate, withMigrator } from './index.ts';
import { patiently, waitShortly } from './patiently.ts';

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

  it('leave the catalogue as it was when a step is taken back and made again, each of them', async function () {
    this.timeout(240_000);
    await withMigrator(url, async (migrator) => {
      const after = new Map<string, string[]>();
      const before = new Map<string, string[]>();
      for (const name of [...names].reverse()) {
        after.set(name, await catalogOf(sequelize));
        await migrator.down();
        before.set(name, await catalogOf(sequelize));
      }
      expect(before.get(names[0] ?? '')).to.deep.equal([]);
      for (const name of names) {
        await migrator.up({ step: 1 });
        expect(await catalogOf(sequelize), name).to.deep.equal(after.get(name));
        await migrator.down();
        expect(await catalogOf(sequelize), `${name}, taken back`).to.deep.equal(before.get(name));
        await migrator.up({ step: 1 });
      }
    });
    expect((await catalogOf(sequelize)).length).to.be.greaterThan(300);
    console.log(
      `      ${names.length} steps down and up, things in the catalogue: ${(await catalogOf(sequelize)).length}, different: 0`,
    );
  });

  it('notice a thing that a step back would forget', async () => {
    const before = await catalogOf(sequelize);
    await sequelize.query('create index forgotten on cities (region)');
    expect(await catalogOf(sequelize)).to.not.deep.equal(before);
    await sequelize.query('drop index forgotten');
    await sequelize.query('alter table cities alter column region drop not null');
    expect(await catalogOf(sequelize)).to.not.deep.equal(before);
    await sequelize.query('alter table cities alter column region set not null');
    expect(await catalogOf(sequelize)).to.deep.equal(before);
  });

  it('have nothing left to do the second time', async () => {
    expect(await migrate(url)).to.deep.equal([]);
  });

  it('are made once by two runners at the same moment', async function () {
    this.timeout(60_000);
    const empty = await emptyDatabase(url);
    const [one, other] = await Promise.all([migrate(empty.url), migrate(empty.url)]);
    expect([one.length, other.length].sort()).to.deep.equal([0, names.length]);
    expect([...one, ...other]).to.deep.equal(names);
    await empty.drop();
  });

  it('stop whole when a step breaks: what it began is not there', async () => {
    const empty = await emptyDatabase(url);
    const own = new Sequelize(empty.url, { logging: false });
    await own.query('create table sessions (id int)');
    const failure = await migrate(empty.url).catch((error: Error) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(await tablesOf(own))
      .to.include('cities')
      .and.not.include('users');
    await own.query('drop table sessions');
    expect(await migrate(empty.url)).to.have.length(names.length - 1);
    await own.close();
    await empty.drop();
  });

  it('keep the rows of a living market through the last steps back and forth', async () => {
    const world = await testWorld();
    await world.deed(async () => undefined);
    const prod = await buildProd({ lecturers: [await buildLecturer()] });
    await buildManagerRequest({ prod_id: prod.id });
    await withMigrator(world.url, async (migrator) => {
      await migrator.down();
      await migrator.up();
    });
    const [row] = await world.sequelize.query<{ prods: number; requests: number }>(
      'select (select count(*)::int from prods) as prods, (select count(*)::int from manager_requests) as requests',
      { type: QueryTypes.SELECT },
    );
    expect(row).to.deep.equal({ prods: 1, requests: 1 });
    await world.close();
  });

  it('wait for a lock half a second at a time, so that others pass, and are made once it is free', async () => {
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

  it('wait so at every step that touches a table others write to', async function () {
    this.timeout(60_000);
    const empty = await emptyDatabase(url);
    const writer = new Sequelize(empty.url, { logging: false });
    await withMigrator(empty.url, (migrator) => migrator.up({ to: names[0] ?? '' }));
    const writing = await writer.transaction();
    await writer.query('lock table cities in row exclusive mode', { transaction: writing });
    const making = migrate(empty.url).catch((error: unknown) => [error]);
    const waits: number[] = [];
    for (const began = performance.now(); performance.now() - began < 2500; ) {
      const [row] = await writer.query<{ ms: number | null }>(longestWait, { type: QueryTypes.SELECT });
      if (row?.ms) waits.push(row.ms);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await writing.rollback();
    expect(await making).to.deep.equal(names.slice(1));
    expect(waits.length).to.be.greaterThan(5);
    expect(Math.max(...waits)).to.be.below(1500);
    await writer.close();
    await empty.drop();
  });

  it('build indexes of tables that are there while others go on writing', () => {
    const texts = names.map((name) => [name, readFileSync(join(import.meta.dirname, 'steps', name), 'utf8')]);
    const plain = texts.filter(
      ([name = '', text = '']) => name > exemptUntil && plainIndexes(text).length > 0,
    );
    expect(plain.map(([name]) => name)).to.deep.equal([]);
    const planted = 'create unique index orders_by_token on orders (token); create index ours on news (id)';
    expect(plainIndexes(`create table news (id int); ${planted}`)).to.deep.equal(['orders']);
    expect(plainIndexes('create index concurrently orders_by_token on orders (token)')).to.deep.equal([]);
    expect(plainIndexes('alter table orders add constraint one unique (token)')).to.deep.equal(['orders']);
  });

  it('are named by the moment and the deed, and hold no import of the house', () => {
    for (const name of names)
      expect(name).to.match(/^\d{14}-(?:create|add|drop|change|split|fill|rename)-[a-z-]+\.ts$/);
    expect(names).to.deep.equal([...names].sort());
  });
});

const longestWait = `
  select extract(epoch from max(clock_timestamp() - query_start))::float * 1000 as ms from pg_stat_activity
  where application_name = 'odonta-migrations' and wait_event_type = 'Lock' and datname = current_database()`;

/** Steps until this one were written before the rule. */
const exemptUntil = '20261201';

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

/** Everything in the catalogue that a migration makes, one line a thing, whatever the order it was made in. */
async function catalogOf(sequelize: Sequelize): Promise<string[]> {
  const rows = await sequelize.query<{ thing: string }>(things, { type: QueryTypes.SELECT });
  return rows.map(({ thing }) => thing).sort();
}

const ours = `('public'::regnamespace) and c.relname not in ('migrations', 'migrations_pkey')`;
const things = `
  select 'table ' || c.relname || ' ' || c.relkind::text || ' ' || c.relpersistence::text as thing
    from pg_class c where c.relnamespace = ${ours} and c.relkind in ('r', 'v', 'm', 'S')
  union all select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' '
      || a.attidentity::text || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = ${ours} and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  union all select 'constraint ' || c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace = ${ours}
  union all select 'index ' || pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = ${ours}
  union all select 'trigger ' || pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = ${ours} and not t.tgisinternal
  union all select 'function ' || pg_get_functiondef(p.oid)
    from pg_proc p left join pg_depend e on e.objid = p.oid and e.deptype = 'e' where p.pronamespace = 'public'::regnamespace and e.objid is null
  union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  union all select 'type ' || t.typname from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`;

async function tablesOf(sequelize: Sequelize): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ name }) => name);
}

/** A database that no migration has touched, on the server of another. */
async function emptyDatabase(beside: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `empty_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const admin = new Sequelize(Object.assign(new URL(beside), { pathname: '/postgres' }).href, {
      logging: false,
    });
    await admin.query(statement);
    await admin.close();
  };
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(beside), { pathname: `/${name}` }).href,
    drop: () => run(`drop database ${name} with (force)`),
  };
}

import { expect } from 'chai';
import { QueryTypes, Sequelize } from 'sequelize';
import { functionFiles } from '../functions/index.ts';
import { type TestDatabase, testDatabase } from '../testing/server.ts';
import { schemaFile } from './describeSchema.ts';
import { migrate, withMigrator } from './index.ts';

const samples = new URL('../testing/steps', import.meta.url).pathname;

describe('functions of the database', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;

  before(async () => {
    database = await testDatabase();
    sequelize = new Sequelize(database.url, { logging: false });
  });
  after(async () => {
    await sequelize?.close();
    await database?.drop();
  });

  const query = <Row extends object>(sql: string) => sequelize.query<Row>(sql, { type: QueryTypes.SELECT });

  it('every function is written in db/functions', async () => {
    const rows = await query<{ name: string }>(
      `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    );
    const text = functionFiles()
      .map(({ sql }) => sql)
      .join('\n');
    const written = [...text.matchAll(/create or replace function (\w+)\(/g)].map(([, name]) => name);
    expect(rows.map(({ name }) => name)).to.deep.equal(written.sort());
  });

  it('a function is replaced when its file has changed, and otherwise left alone', async () => {
    await sequelize.query(`
      create or replace function group_price(price_now bigint, counts integer[], prices integer[], participants integer)
        returns bigint language sql immutable parallel safe as 'select 1::bigint'`);
    const price = () =>
      query<{ price: string }>('select group_price(9, array[2], array[5], 3) as price').then(
        ([row]) => row?.price,
      );
    await migrate(database.url);
    expect(await price()).to.equal('1');
    await sequelize.query(
      `update applied_functions set checksum = 'of another text' where name = 'catalog/group_price.sql'`,
    );
    await migrate(database.url);
    expect(await price()).to.equal('5');
  });

  it('a function returns after a step that dropped it with its table or by name', async () => {
    await migrate(database.url, samples);
    const whole = await schemaFile(sequelize);
    await withMigrator(database.url, (migrator) => migrator.down(), samples);
    await sequelize.query('drop trigger keep_in_use on cities; drop function keep_city_in_use');
    await migrate(database.url, samples);
    expect(await schemaFile(sequelize)).to.equal(whole);
  });

  it('an older version that starts on a newer database leaves its functions alone', async () => {
    await sequelize.query(`
      update applied_functions set checksum = 'of the newer version' where name = 'catalog/cities.sql';
      drop trigger keep_in_use on cities`);
    expect(await migrate(database.url)).to.deep.equal([]);
    const left = await query(`select tgname from pg_trigger where tgname = 'keep_in_use'`);
    expect(left).to.deep.equal([]);
    await migrate(database.url, samples);
    expect(await query(`select tgname from pg_trigger where tgname = 'keep_in_use'`)).to.have.length(1);
  });
});

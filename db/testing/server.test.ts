import { expect } from 'chai';
import pg from 'pg';
import { queryOnce } from './queryOnce.ts';
import { preparedDatabase, testDatabase } from './server.ts';

describe('the databases of tests', () => {
  it('databases are migrated and separate', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
    await queryOnce(one.url, 'CREATE TABLE mine (id int)');
    expect(await queryOnce(one.url, 'SELECT count(*)::int AS n FROM migrations')).to.not.deep.equal([
      { n: 0 },
    ]);
    expect(await queryOnce(other.url, "SELECT to_regclass('mine') AS found")).to.deep.equal([
      { found: null },
    ]);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('a copied database holds the rows of its source, and then no longer follows it', async () => {
    const filled = await testDatabase();
    await queryOnce(filled.url, 'CREATE TABLE mine AS SELECT 1 AS id');
    const copy = await testDatabase(filled);
    await queryOnce(copy.url, 'UPDATE mine SET id = 2');
    expect(await queryOnce(filled.url, 'SELECT id FROM mine')).to.deep.equal([{ id: 1 }]);
    expect(await queryOnce(copy.url, 'SELECT id FROM mine')).to.deep.equal([{ id: 2 }]);
    await Promise.all([copy.drop(), filled.drop()]);
  });

  it('a template is prepared once for all who ask by one name', async () => {
    let times = 0;
    const prepare = async (url: string) => {
      times += 1;
      await queryOnce(url, 'CREATE TABLE mine AS SELECT 1 AS id');
    };
    const ask = () => preparedDatabase('of one table', prepare);
    const copies = await Promise.all([ask(), ask()]);
    for (const { url } of copies)
      expect(await queryOnce(url, 'SELECT id FROM mine')).to.deep.equal([{ id: 1 }]);
    expect(times).to.equal(1);
    await Promise.all(copies.map(({ drop }) => drop()));
  });

  it('a database is dropped even while a connection is open', async () => {
    const { url, drop } = await testDatabase();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await drop();
    const reason = await queryOnce(url, 'SELECT 1').catch((error) => error.code);
    expect(reason).to.equal('3D000');
    await client.end().catch(() => {});
  });
});

import { connect } from '@odonta/db/postgres/connection.ts';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { type TestDatabase, testDatabase } from '@odonta/db/testing/server.ts';
import { expect } from 'chai';
import type { Sequelize } from 'sequelize';
import { readConfig } from './config.ts';
import { refusePublishedAccounts } from './publishedAccounts.ts';

describe('a database of the demo', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;

  before(async () => {
    database = await testDatabase();
    sequelize = connect(database.url);
  });
  after(async () => {
    await sequelize?.close();
    await database?.drop();
  });

  const open = (env: NodeJS.ProcessEnv) =>
    refusePublishedAccounts(
      readConfig({ DATABASE_URL: database.url, JWT_SECRET: 's'.repeat(32), SANDBOX: '1', DEMO: '0', ...env }),
    );

  it('is not opened to others by its published password, unless on purpose', async () => {
    const isPublic = { BASE_URL: 'https://odonta.example' };
    await buildUser({ email: 'somebody@odonta.example', password_hash: 'a hash' });
    await open(isPublic);
    await buildUser({ email: 'admin@demo.local', password_hash: 'a hash' });
    for (const env of [isPublic, { HOST: '0.0.0.0' }]) {
      const refused = await open(env).catch((error: Error) => error.message);
      expect(refused).to.match(/^The database holds accounts of the demo \(1, .+DEMO_PUBLIC=1/);
      await open({ ...env, DEMO_PUBLIC: '1' });
    }
    await open({});
  });
});

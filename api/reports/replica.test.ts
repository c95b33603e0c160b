import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReportBody } from '@odonta/api/contract';
import { migrate } from '@odonta/db/migrations';
import { forTests, openPool } from '@odonta/db/postgres/connection.ts';
import { followReplica, replicaState } from '@odonta/db/postgres/replica.ts';
import { startAgain, startPrimary, startReplica, type TestCluster } from '@odonta/db/testing/clusters.ts';
import { testDatabase } from '@odonta/db/testing/server.ts';
import { expect } from 'chai';
import { ConnectionError, type Sequelize } from 'sequelize';
import { openReplica } from '../platform/operations/openReplica.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

describe('an installation with a replica', function () {
  this.timeout(180_000);
  const home = mkdtempSync(path.join(os.tmpdir(), 'odonta-replica-'));
  chmodSync(home, 0o711);
  const at = (name: string) => path.join(home, name);
  let primary: TestCluster;
  let standby: TestCluster;
  let replica: Sequelize;
  let control: Sequelize;
  let api: TestApi;
  let token: string;

  before(async () => {
    primary = await startPrimary({ home: at('primary') });
    await migrate(primary.url);
    standby = await startReplica(primary, {
      home: at('replica'),
      settings: ['recovery_min_apply_delay=150ms'],
    });
    api = await testApi({ database: { url: primary.url, drop: async () => undefined } });
    token = (await api.staff('ADMIN')).token;
    replica = openPool(standby.url, forTests);
    control = openPool(standby.replicatorUrl, forTests);
  });
  after(async () => {
    await replica?.close();
    await control?.close();
    await api?.close();
    await standby?.stop();
    await primary?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  /** The snapshots that were read on each server meanwhile. */
  const counted = async (work: () => Promise<unknown>) => {
    const { snapshots: before } = replicaState(api.sequelize) ?? expect.fail('no replica is followed');
    await work();
    const { snapshots: after } = replicaState(api.sequelize) ?? expect.fail('no replica is followed');
    return { replica: after.replica - before.replica, primary: after.primary - before.primary };
  };
  const write = async (name: string) => {
    const { status } = await api.call('post', '/adm/specializations', { token, body: { name } });
    expect(status).to.equal(201);
  };
  const exported = async () =>
    (await api.call('get', '/adm/specializations/export?format=csv', { token })).text;
  const report = async () => {
    const asked = '/adm/reports/orders?from=2026-01-01&to=2026-01-31';
    const { status, text } = await api.call<ReportBody>('get', asked, { token });
    expect(status, text).to.equal(200);
  };

  it('reads exports and reports on a replica that lags, and no reader misses his own write', async () => {
    followReplica(api.sequelize, replica, { patienceMs: 60_000 });
    const read = await counted(async () => {
      for (const name of ['Первая', 'Вторая', 'Третья']) {
        await write(name);
        expect(await exported()).to.include(name);
      }
      await report();
    });
    expect(read).to.deep.equal({ replica: 4, primary: 0 });
  });

  it('reads all else on the primary: the replica may stand still', async () => {
    await control.query('select pg_wal_replay_pause()');
    const read = await counted(async () => {
      await write('Четвёртая');
      const list = await api.call<{ name: string }[]>('get', '/adm/specializations', { token });
      expect(list.body.message.map(({ name }) => name)).to.include('Четвёртая');
      const gets = api.endpoints
        .filter(({ method, path: address }) => method === 'get' && !address.includes(':'))
        .map(({ path: address }) => address)
        .filter((address) => !/\/(export|file|export_1c\b.*)$|^\/adm\/reports\//.test(address));
      expect(gets.length).to.be.above(100);
      for (let first = 0; first < gets.length; first += 8)
        await Promise.all(gets.slice(first, first + 8).map((address) => api.call('get', address, { token })));
    });
    expect(read).to.deep.equal({ replica: 0, primary: 0 });
  });

  it('reads exports and reports on the primary while the replica is behind', async () => {
    followReplica(api.sequelize, replica, { patienceMs: 50 });
    const read = await counted(async () => {
      await write('Пятая');
      expect(await exported()).to.include('Пятая');
      await report();
    });
    expect(read).to.deep.equal({ replica: 0, primary: 2 });
    expect(replicaState(api.sequelize)?.away).to.equal(1);
    await control.query('select pg_wal_replay_resume()');
  });

  it('goes on without its replica, and returns to it', async () => {
    const causes: unknown[] = [];
    const onAway = (cause: unknown) => causes.push(cause);
    followReplica(api.sequelize, replica, { patienceMs: 60_000, restMs: 0, onAway });
    await control.close();
    await standby.stop();
    for (const _ of [1, 2]) expect(await counted(report)).to.deep.equal({ replica: 0, primary: 1 });
    expect([causes.length, replicaState(api.sequelize)?.away]).to.deep.equal([1, 1]);
    expect(causes[0]).to.be.instanceOf(ConnectionError);
    standby = await startAgain({ home: at('replica'), port: standby.port }, primary);
    expect(await counted(report)).to.deep.equal({ replica: 1, primary: 0 });
    expect(replicaState(api.sequelize)?.away).to.equal(0);
    control = openPool(standby.replicatorUrl, forTests);
  });

  it('does not start with a replica that is none, is of another server, or refuses the password', async () => {
    const refusal = async (on: Sequelize, url: string) =>
      openReplica(on, url, { ...forTests, pool: 2 }).then(
        () => 'none',
        ({ name, message }: Error) => `${name}: ${message}`,
      );
    const other = await testDatabase();
    const stranger = openPool(other.url, forTests);
    const wrong = standby.url.replace(standby.password, 'wrong');
    expect([
      await refusal(api.sequelize, primary.url),
      await refusal(stranger, standby.url),
      await refusal(api.sequelize, wrong),
    ]).to.deep.equal([
      'StartupError: DATABASE_REPLICA_URL names no replica: the database there takes writes of its own.',
      'StartupError: DATABASE_REPLICA_URL names a replica of another server than that of DATABASE_URL.',
      `StartupError: The database refuses the password in DATABASE_REPLICA_URL (password authentication failed for user "odonta").`,
    ]);
    await stranger.close();
    await other.drop();
  });

  it('starts while its replica does not answer', async () => {
    const nobody = standby.url.replace(`:${standby.port}/`, ':1/');
    const silent = await openReplica(api.sequelize, nobody, { ...forTests, pool: 2 });
    expect(await counted(report)).to.deep.equal({ replica: 0, primary: 1 });
    await silent.close();
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

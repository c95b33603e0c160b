import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Order, OrderParticipant, type Prod, Redirect, SeatPool } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import type { Sequelize } from 'sequelize';
import { eventually } from '../../api/testing/eventually.ts';
import { freePort } from '../bench/lib/product.ts';
import { type Program, processesNaming, start, until } from '../testing/programs.ts';
import { type Rush, rushOn } from './rush.ts';

const wrapper = path.resolve(import.meta.dirname, '../start.mjs');

describe('the app as npm start runs it', function () {
  this.timeout(120_000);
  let varDir: string;
  let program: Program;
  let sequelize: Sequelize;
  let url: string;
  let longestMs: number;

  before(async () => {
    varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-recovery-'));
    const settings = {
      PORT: String(await freePort()),
      VAR_DIR: varDir,
      DEMO: '0',
      SANDBOX: '1',
      TRUST_PROXY: '1',
    };
    program = start(process.execPath, [wrapper], { env: { ...process.env, LOG_LEVEL: 'warn', ...settings } });
    const began = performance.now();
    [, url = ''] = await program.says(/^ready (http:\S+)/m);
    // Fifteen seconds are for a machine of its own; beside other tests everything is slower, the first start included.
    longestMs = Math.max(15_000, 3 * (performance.now() - began));
    reconnect();
  });
  after(async () => {
    await sequelize?.close();
    program?.child.kill('SIGTERM');
    await until(() => processesNaming(varDir).length === 0, 30);
    rmSync(varDir, { recursive: true, force: true });
  });

  it('has an icon where browsers look for one by themselves', async () => {
    const icon = await fetch(`${url}/favicon.ico`);
    expect([icon.status, icon.headers.get('content-type')]).to.deep.equal([200, 'image/x-icon']);
    expect(icon.headers.get('etag')).to.be.a('string');
    expect([...new Uint8Array(await icon.arrayBuffer())].slice(0, 4)).to.deep.equal([0, 0, 1, 0]);
  });

  it('answers a broken escape at a moved address, and the same process serves on', async () => {
    await inTransaction(sequelize, () =>
      Redirect.bulkCreate([
        { from_path: '/prods/staryj-1', to_path: '/prods/novyj-1' },
        { from_path: '/half', to_path: '/search?q=50%' },
      ]),
    );
    const server = serverPid();
    const at = (address: string) => fetch(url + address, { redirect: 'manual' });
    await eventually(async () => expect((await at('/half')).status).to.equal(301));
    expect((await at('/half')).headers.get('location')).to.equal('/search?q=50%25');
    for (const query of ['?q=%zz', '?utm_content=50%'])
      expect((await at(`/prods/staryj-1${query}`)).status, query).to.equal(301);
    expect(serverPid()).to.equal(server);
  });

  it('loses no answered booking and serves again when its server is killed with -9', async () => {
    await killUnderBookings('the server', async () => {
      const server = serverPid();
      process.kill(server, 'SIGKILL');
      await until(() => (program.said().match(/^ready /gm) ?? []).length === 2, 60);
      await sequelize.close();
      reconnect();
      expect(serverPid()).to.not.equal(server);
    });
  });

  it('loses no answered booking when its PostgreSQL is killed with -9, and answers nothing but 503 meanwhile', async () => {
    const server = serverPid();
    const { refused } = await killUnderBookings('PostgreSQL', async () => {
      process.kill(postmasterPid(), 'SIGKILL');
    });
    expect(Object.keys(refused)).to.deep.equal(['503']);
    expect(serverPid()).to.equal(server);
    expect(program.said())
      .to.match(/"queue"\}$/m)
      .and.not.include('[object Object]');
  });

  async function killUnderBookings(what: string, kill: () => Promise<void>): Promise<Rush> {
    const prod = await course();
    const rush = rushOn(url, prod);
    await until(() => rush.answered.length > 20);
    const killedAt = performance.now();
    await kill();
    const outage = await rush.outageAfter(killedAt);
    await pause(1000);
    await rush.end();
    // For as long the claims of a process that fell are respected.
    await sequelize.query(`update idempotency_keys set locked_until = locked_until - interval '30 seconds'`);
    await rush.askAgain();
    const kept = (await Order.findAll({ attributes: ['token'], where: { prod_id: prod.id } })).map(
      ({ token }) => token,
    );
    const lost = rush.answered.filter((token) => !kept.includes(token));
    const [places, pool] = await Promise.all([
      OrderParticipant.count({ where: { prod_id: prod.id, is_live: true } }),
      SeatPool.findOne({ where: { prod_id: prod.id, price_id: null }, rejectOnEmpty: true }),
    ]);
    console.log(
      `      ${what} killed: ${rush.answered.length} bookings answered, ${lost.length} lost, booked again after ${(outage / 1000).toFixed(1)} s; refused ${JSON.stringify(rush.refused)}`,
    );
    expect(lost).to.deep.equal([]);
    // Clients without an answer repeated their call under the same key, so no booking exists twice.
    expect([new Set(rush.answered).size, pool.taken]).to.deep.equal([rush.answered.length, places]);
    expect(outage).to.be.lessThan(longestMs);
    return rush;
  }

  const course = (): Promise<Prod> =>
    inTransaction(sequelize, async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      return buildProd({ center_id: center.id, seats_total: 50_000, price: 500_000 });
    });

  /** A server that starts again has another port for its PostgreSQL. */
  function reconnect(): void {
    const password = readFileSync(path.join(varDir, 'postgres.password'), 'utf8').trim();
    const port = postmasterFile().split('\n')[3];
    sequelize = connect(`postgres://odonta:${password}@127.0.0.1:${port}/odonta`, {
      pool: 3,
      acquireMs: 20_000,
    });
  }
  const postmasterFile = () => readFileSync(path.join(varDir, 'postgres/postmaster.pid'), 'utf8');
  const postmasterPid = () => Number.parseInt(postmasterFile(), 10);

  function serverPid(): number {
    const pids = readdirSync('/proc').map(Number).filter(Boolean);
    const isServer = (pid: number) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        return (
          Number(parent) === program.child.pid &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workers/server.mjs')
        );
      } catch {
        return false;
      }
    };
    const found = pids.find(isServer);
    // To kill 0 is to kill the whole run.
    if (found === undefined) throw new Error('the wrapper has no server');
    return found;
  }
});

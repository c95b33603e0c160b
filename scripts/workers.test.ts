import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestDatabase, testDatabase } from '@odonta/db/testing/server.ts';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { expect } from 'chai';
import { freePort } from './bench/lib/product.ts';
import { askedForEver } from './testing/askedForEver.ts';
import { type Program, processesNaming, start, until } from './testing/programs.ts';

const server = path.join(import.meta.dirname, 'lib/workers/server.mjs');
const aheadOfServer = ['endWithParent', 'stripTypes'].map(
  (name) => `--import=${path.join(import.meta.dirname, 'lib', `${name}.mjs`)}`,
);

const metricsToken = 'a token for the test of workers';

describe('the workers of one port', function () {
  this.timeout(600_000);
  let database: TestDatabase;
  let varDir: string;
  let node: Program;
  let url: string;

  const startNode = async (change: NodeJS.ProcessEnv) => {
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATABASE_POOL: '5',
      JWT_SECRET: 's'.repeat(32),
      SANDBOX: '1',
      DEMO: '0',
      VAR_DIR: varDir,
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: metricsToken,
      PORT: `${await freePort()}`,
      ...change,
    };
    return start(process.execPath, ['--disable-warning=ExperimentalWarning', ...aheadOfServer, server], {
      env,
      // By the channel its processes notice the end of ours.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  };

  before(async () => {
    database = await testDatabase();
    varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-workers-'));
    node = await startNode({ WORKERS: '2' });
    [, url = ''] = await node.says(/^ready (http:\S+)/m, 120);
  });
  after(async () => {
    node?.child.kill('SIGTERM');
    await node?.ended();
    const left = processesNaming(varDir);
    await database.drop();
    rmSync(varDir, { recursive: true, force: true });
    expect(left).to.deep.equal([]);
  });

  /** The primary is none of them. */
  const workers = () =>
    processesNaming(varDir)
      .filter((pid) => pid !== node.child.pid)
      .toSorted();

  it('any worker shows the figures of both', async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const text = await answer.text();
    for (const worker of [1, 2]) {
      expect(text).to.match(new RegExp(`^process_resident_memory_bytes\\{worker="${worker}"\\} \\d+$`, 'm'));
      expect(text).to.match(new RegExp(`^cache_bytes\\{status="pages",worker="${worker}"\\} \\d+$`, 'm'));
    }
    expect(text.match(/^# HELP process_resident_memory_bytes /gm)).to.have.length(1);
  });

  it('any worker shows the pages of the sandbox that the primary keeps of the bank', async () => {
    const pages = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${url}${paths.sandboxBank}/1`, { headers: { connection: 'close' } }),
      ),
    );
    for (const page of pages) {
      expect(page.status).to.equal(404);
      expect(page.headers.get('content-security-policy')).to.include("form-action 'self'");
    }
  });

  it('a killed worker is replaced while the other serves', async () => {
    const [killed, other] = workers();
    if (killed === undefined) throw new Error('there is no worker to kill');
    process.kill(killed, 'SIGKILL');
    await until(() => !workers().includes(killed));
    for (let call = 0; call < 20; call += 1) expect((await fetch(`${url}/health/live`)).status).to.equal(200);
    const [, place] = await node.says(/^Worker ([12]) ended with 137: another takes its place in 0\.1 s\.$/m);
    await node.says(new RegExp(`^Worker ${place} serves again\\.$`, 'm'), 120);
    expect(workers()).to.have.length(2).and.include(other);
  });

  it('one signal renews all workers and loses not one request', async () => {
    const former = workers();
    const asked = askedForEver([`${url}/health/live`, `${url}/adm/`], 4);
    node.child.kill('SIGUSR2');
    await node.says(/^All workers are new\.$/m, 400).finally(asked.stop);
    const { answered, failed } = await asked.stop();
    expect(failed).to.deep.equal([]);
    expect(answered).to.be.above(20);
    expect(workers()).to.have.length(2);
    for (const pid of workers()) expect(former).not.to.include(pid);
  });

  it('the start refuses more workers than the database has connections for', async () => {
    const many = await startNode({ WORKERS: '20' });
    expect(await many.ended()).to.equal(1);
    expect(many.complained()).to.match(
      /^WORKERS=20 with DATABASE_POOL=5 takes up to 231 connections \(11 for each worker, and for one more during a rolling restart\), but the database allows \d+: lower WORKERS or DATABASE_POOL, or raise max_connections\.\n$/,
    );
  });
});

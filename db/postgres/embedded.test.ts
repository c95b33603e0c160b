import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'chai';
import { queryOnce } from '../testing/queryOnce.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';

describe('the embedded PostgreSQL', function () {
  this.timeout(60_000);
  let shared: string;
  let varDir: string;
  const running: EmbeddedPostgres[] = [];
  const started: ChildProcess[] = [];

  const newFolder = () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-embedded-'));
    chmodSync(folder, 0o711);
    return folder;
  };
  // One cluster for all: making it takes longer than most of the tests.
  before(() => {
    shared = newFolder();
  });
  beforeEach(() => {
    varDir = shared;
  });
  after(() => rmSync(shared, { recursive: true, force: true }));

  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
    await until(() => !isAlive(postmaster()));
    if (varDir !== shared) rmSync(varDir, { recursive: true, force: true });
  });

  const start = async (onLog?: (line: string) => void) => {
    const server = await startEmbedded({ varDir, onLog });
    running.push(server);
    return server;
  };
  const restart = async () => {
    await running.pop()?.stop();
    return start();
  };
  const postmaster = () =>
    Number.parseInt(readIfThere(path.join(varDir, 'postgres/postmaster.pid')), 10) || 0;

  /** A process of its own that starts the server on our folder, says so, and then does `then`. */
  const startInChild = async (then = '') => {
    const code = `const { startEmbedded } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))});
      const server = await startEmbedded({ varDir: ${JSON.stringify(varDir)} });
      console.log('started');
      setInterval(() => {}, 1000);
      ${then}`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(child);
    await once(createInterface({ input: child.stdout }), 'line');
    return child;
  };

  it('speaks UTF-8 and Russian, keeps UTC, and is sized for a small server', async () => {
    const { url } = await start();
    const [row] = await queryOnce(
      url,
      `SELECT lower('ЁЛКА') AS lower, 'Ёж' < 'Жук' AS yo, to_tsvector('russian', 'ИМПЛАНТАЦИЯ')::text AS words,
         current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
         current_setting('max_connections') AS connections, current_setting('fsync') AS fsync`,
    );
    expect(row).to.deep.equal({
      lower: 'ёлка',
      yo: true,
      words: "'имплантац':1",
      encoding: 'UTF8',
      zone: 'UTC',
      connections: '60',
      fsync: 'on',
    });
    expect((await queryOnce(url, 'SHOW server_version'))[0]?.server_version).to.match(/^18\./);
  });

  it('listens on loopback alone and lets in neither a stranger nor the superuser', async () => {
    const { url } = await start();
    const [row] = await queryOnce(
      url,
      `SELECT current_setting('listen_addresses') AS addresses, rolsuper AS super FROM pg_roles WHERE rolname = current_user`,
    );
    expect(row).to.deep.equal({ addresses: '127.0.0.1', super: false });
    const as = (change: Partial<URL>) => queryOnce(Object.assign(new URL(url), change).href, 'SELECT 1');
    expect(await codeOf(as({ password: 'wrong' }))).to.equal('28P01');
    expect(await codeOf(as({ username: 'postgres' }))).to.equal('28000');
  });

  it('keeps its password where only the owner reads it', async () => {
    const { url } = await start();
    const file = path.join(varDir, 'postgres.password');
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(new URL(url).password).to.equal(readFileSync(file, 'utf8').trim());
  });

  it('finds its data again, even when the password file was lost', async () => {
    const { url } = await start();
    await queryOnce(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    expect(await queryOnce((await restart()).url, 'SELECT n FROM kept')).to.deep.equal([{ n: 7 }]);
    rmSync(path.join(varDir, 'postgres.password'));
    expect(await queryOnce((await restart()).url, 'SELECT n FROM kept')).to.deep.equal([{ n: 7 }]);
  });

  it('begins anew after a first start that was cut short', async () => {
    varDir = newFolder();
    mkdirSync(path.join(varDir, 'postgres.new'));
    writeFileSync(path.join(varDir, 'postgres.new/PG_VERSION'), '18\n');
    await queryOnce((await start()).url, 'SELECT 1');
    expect(existsSync(path.join(varDir, 'postgres.new'))).to.equal(false);
  });

  it('refuses a second server on the same folder', async () => {
    await start();
    const reason = await startEmbedded({ varDir }).catch((error: Error) => error.message);
    expect(reason).to.match(/^Another server already runs on VAR_DIR .*: stop it or set another VAR_DIR\.$/);
  });

  for (const [how, then] of Object.entries({
    'an uncaught exception': 'setTimeout(() => { throw new Error("planted"); });',
    'process.exit': 'process.exit(3);',
  })) {
    it(`is stopped and waited for at ${how}`, async () => {
      const child = await startInChild(then);
      await once(child, 'exit');
      expect(postmaster()).to.equal(0);
    });
  }

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`ends by itself when its process gets ${signal} and no handler runs`, async () => {
      const child = await startInChild();
      const pid = postmaster();
      child.kill(signal);
      await until(() => !isAlive(pid));
    });
  }

  it('is stopped when it outlived its process, and the data are there', async () => {
    const child = await startInChild();
    const orphan = postmaster();
    for (const guard of await childrenOf(child.pid)) process.kill(guard, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(orphan)).to.equal(true);
    const said: string[] = [];
    await queryOnce((await start((line) => said.push(line))).url, 'SELECT 1');
    await until(() => !isAlive(orphan));
    expect(said).to.deep.equal(['Остановлен PostgreSQL, оставшийся от прошлого запуска']);
  });

  it('starts after a crash of everything, with what was committed', async () => {
    const child = await startInChild();
    const pid = postmaster();
    for (const guard of await childrenOf(child.pid)) process.kill(guard, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await until(() => !isAlive(pid));
    expect(postmaster()).to.equal(pid);
    await queryOnce((await start()).url, 'SELECT 1');
  });

  for (const whole of [false, true]) {
    it(`is brought back at its address with what was committed when ${whole ? 'all of it is' : 'its postmaster is'} killed with -9`, async () => {
      const troubles: string[] = [];
      const server = await startEmbedded({ varDir, onTrouble: (line) => troubles.push(line) });
      running.push(server);
      for (let time = 1; time <= 2; time += 1) {
        await queryOnce(server.url, `CREATE TABLE kept_${time}_${whole} AS SELECT 7 AS n`);
        const began = performance.now();
        for (const pid of [postmaster(), ...(whole ? await childrenOf(postmaster()) : [])]) killHard(pid);
        await eventually(() => queryOnce(server.url, `SELECT n FROM kept_${time}_${whole}`));
        console.log(`      back after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      }
      await until(() => troubles.length === 4);
      expect(troubles[0]).to.equal('The embedded PostgreSQL has ended by itself; it is started again.');
      await running.pop()?.stop();
      expect(postmaster()).to.equal(0);
    });
  }

  it('ends with its process also after it was brought back', async () => {
    const child = await startInChild();
    const first = postmaster();
    killHard(first);
    await until(() => postmaster() !== first && isAlive(postmaster()));
    const second = postmaster();
    await until(() => readIfThere(path.join(varDir, 'postgres/postmaster.pid')).includes('ready'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    child.kill('SIGKILL');
    await until(() => !isAlive(second));
  });

  it('is not deceived by a lock file whose process number another program got', async () => {
    await start();
    await running.pop()?.stop();
    const { uid, gid } = statSync(path.join(varDir, 'postgres'));
    const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
    started.push(other);
    const file = path.join(varDir, 'postgres/postmaster.pid');
    writeFileSync(file, `${other.pid}\n${path.join(varDir, 'postgres')}\n1\n5432\n\n\n`);
    await queryOnce((await start()).url, 'SELECT 1');
    expect(isAlive(other.pid ?? 0)).to.equal(true);
  });
});

async function eventually(action: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 10_000; ; ) {
    try {
      await action();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function codeOf(action: Promise<unknown>): Promise<string> {
  return action.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
}

async function childrenOf(pid = 0): Promise<number[]> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 15_000; !isSo(); ) {
    if (Date.now() > end) throw new Error('It did not come about within 15 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isAlive(pid: number): boolean {
  const state = readIfThere(`/proc/${pid}/stat`).split(') ').at(-1)?.[0];
  return state !== undefined && state !== 'Z';
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

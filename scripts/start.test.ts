import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { type Program, processesNaming, start, until } from './testing/programs.ts';

const wrapper = path.join(import.meta.dirname, 'start.mjs');
const admin = path.join(import.meta.dirname, 'admin.mjs');
const nobody = 65534;

describe('npm start', function () {
  this.timeout(120_000);
  let varDir: string;
  let programs: Program[];

  beforeEach(() => {
    varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-start-'));
    chmodSync(varDir, 0o711);
    programs = [];
  });
  afterEach(async () => {
    for (const { child } of programs) child.kill('SIGKILL');
    await until(() => processesNaming(varDir).length === 0, 30);
    rmSync(varDir, { recursive: true, force: true });
  });

  const app = async (change: NodeJS.ProcessEnv = {}, uid?: number) => {
    const { PATH, HOME, npm_node_execpath } = process.env;
    const settings = { PORT: `${await freePort()}`, VAR_DIR: varDir, DEMO: '0', SANDBOX: '1', ...change };
    const program = start(process.execPath, [wrapper], {
      env: { PATH, HOME, npm_node_execpath, ...settings },
      ...(uid ? { uid, gid: uid } : {}),
    });
    programs.push(program);
    return program;
  };
  const refusal = async (change: NodeJS.ProcessEnv, uid?: number) => {
    const program = await app(change, uid);
    expect(await program.ended(), program.said()).to.equal(1);
    expect(program.complained(), 'more than a sentence').to.match(/^[^\n]+\.\n$/);
    return program.complained().trim();
  };

  it('serves, stops at SIGTERM without leaving a process, and finds its data again', async () => {
    const first = await app();
    const [, url = ''] = await first.says(/^ready (http:\S+)/m);
    expect((await fetch(`${url}/health/live`, { headers: { connection: 'close' } })).status).to.equal(200);
    const ready = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } });
    expect(await ready.json()).to.deep.equal({ status: 'ok', sandbox: true });
    first.child.kill('SIGTERM');
    expect(await first.ended()).to.equal(0);
    expect(processesNaming(varDir)).to.deep.equal([]);
    await (await app()).says(/^ready /m);
  });

  it('takes everything along when it is killed with -9, and starts again', async () => {
    const first = await app();
    await first.says(/^ready /m);
    for (const pid of processesNaming(varDir)) killHard(pid);
    await until(() => processesNaming(varDir).length === 0, 30);
    const second = await app();
    await second.says(/^ready /m);
    second.child.kill('SIGKILL');
    await until(() => processesNaming(varDir).length === 0, 30);
    await (await app()).says(/^ready /m);
  });

  it('says which port is taken', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as net.AddressInfo;
    const said = await refusal({ PORT: `${port}` });
    holder.close();
    expect(said).to.equal(
      `Port ${port} of 127.0.0.1 is taken by another program: stop it or set PORT to another number.`,
    );
  });

  it('says that another server runs on the same VAR_DIR, and lets the first administrator be made meanwhile', async () => {
    await (await app()).says(/^ready /m);
    expect(await refusal({})).to.match(/^Another server already runs on VAR_DIR /);
    const env = {
      ...process.env,
      VAR_DIR: varDir,
      DEMO: '0',
      SANDBOX: '1',
      BASE_URL: 'https://odonta.example',
    };
    const made = start(process.execPath, [admin, 'first@odonta.example'], { env });
    programs.push(made);
    await made.says(/^https:\/\/odonta\.example\/adm\/invitation#user\.[\w-]{43}$/m);
  });

  it('says that DATABASE_URL wants JWT_SECRET', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d' })).to.match(/^JWT_SECRET must be/);
  });

  it('says that the database refuses', async () => {
    const settings = {
      DATABASE_URL: `postgres://u:p@127.0.0.1:${await freePort()}/d`,
      JWT_SECRET: 's'.repeat(32),
    };
    expect(await refusal(settings)).to.match(/^The database of DATABASE_URL refuses the connection/);
  });

  it('says that nobody knows the host of the database', async () => {
    const settings = { DATABASE_URL: 'postgres://u:p@odonta.invalid/d', JWT_SECRET: 's'.repeat(32) };
    expect(await refusal(settings)).to.match(/^The host named in DATABASE_URL or HOST is not known/);
  });

  it('says that VAR_DIR is in no place for files', async () => {
    expect(await refusal({ VAR_DIR: '/sys/odonta' })).to.match(/^VAR_DIR cannot be used, /);
  });

  const disk = mkdtempSync(path.join(os.tmpdir(), 'odonta-disk-'));
  const mount = (...options: string[]) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'tmpfs', disk]).status === 0;
  const unmount = () => spawnSync('umount', [disk]);
  after(async () => {
    // A server of a failed test may still be leaving the disk.
    await until(() => processesNaming(disk).length === 0, 30);
    unmount();
    rmSync(disk, { recursive: true, force: true });
  });

  /** A disk of its own needs root; in a container without that right there is none to fill. */
  if (mount('size=1m', 'mode=755')) {
    unmount();
    it('says that the disk of VAR_DIR is full', async () => {
      mount('size=1m', 'mode=755');
      expect(await refusal({ VAR_DIR: disk })).to.equal(
        'The embedded PostgreSQL cannot create its data: the disk of VAR_DIR is full.',
      );
      unmount();
    });

    it('says that the disk of VAR_DIR has become read-only, and serves from a full one with a warning', async () => {
      mount('size=250m', 'mode=755');
      const first = await app({ VAR_DIR: disk });
      await first.says(/^ready /m);
      first.child.kill('SIGTERM');
      await first.ended();
      spawnSync('mount', ['-o', 'remount,ro', disk]);
      expect(await refusal({ VAR_DIR: disk })).to.match(/^VAR_DIR cannot be used, it is read-only /);
      spawnSync('mount', ['-o', 'remount,rw', disk]);
      spawnSync('sh', ['-c', `rm -rf "${disk}/packed"; cat /dev/zero > "${disk}/filling"`]);
      const second = await app({ VAR_DIR: disk });
      const [, url = ''] = await second.says(/^ready (http:\S+)/m);
      expect((await fetch(`${url}/health/ready`, { headers: { connection: 'close' } })).status).to.equal(503);
      await second.says(/The disk of VAR_DIR is full/);
      expect(second.said().match(/compressed files of the site are not kept/g) ?? []).to.have.length.at.most(
        1,
      );
      second.child.kill('SIGKILL');
      await until(() => processesNaming(disk).length === 0, 30);
      unmount();
    });
  }

  if (process.getuid?.() === 0) {
    it('says to an ordinary user that VAR_DIR is closed to him, and serves him in his own', async () => {
      const closed = path.join(varDir, 'closed');
      mkdirSync(closed, { mode: 0o555 });
      expect(await refusal({ VAR_DIR: closed }, nobody)).to.match(
        /^VAR_DIR cannot be used, access is denied /,
      );
      const own = path.join(varDir, 'own');
      mkdirSync(own);
      chownSync(own, nobody, nobody);
      await (await app({ VAR_DIR: own }, nobody)).says(/^ready /m);
    });
  }
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

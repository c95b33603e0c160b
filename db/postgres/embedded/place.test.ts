import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { startEmbedded } from '../embedded.ts';
import { isInScope } from './account.ts';

const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;

describe('the place of the embedded PostgreSQL', function () {
  this.timeout(60_000);
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'odonta-place-'));
    chmodSync(home, 0o755);
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('is told in one sentence when it is read-only', async () => {
    const varDir = '/sys/odonta';
    const error = await startEmbedded({ varDir }).catch((reason: NodeJS.ErrnoException) => reason);
    expect(error).to.have.property('code').that.is.oneOf(['EROFS', 'EACCES', 'EPERM']);
  });

  if (isRoot && mounts()) {
    it('is told in one sentence when the disk is full', async () => {
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=755', 'tmpfs', home]);
      const said = await startEmbedded({ varDir: home }).catch((reason: Error) => reason.message);
      spawnSync('umount', [home]);
      expect(said).to.match(/^The embedded PostgreSQL cannot .*: the disk of VAR_DIR is full\.$/);
    });
  }

  if (isRoot) {
    it('is a shelter when root keeps a folder above closed to others', async () => {
      chmodSync(home, 0o700);
      const varDir = path.join(home, 'var');
      await startAndStop(varDir);
      const link = path.join(varDir, 'postgres');
      expect(lstatSync(link).isSymbolicLink()).to.equal(true);
      const shelter = realpathSync(link);
      await startAndStop(varDir);
      expect(realpathSync(link)).to.equal(shelter);
      rmSync(path.dirname(shelter), { recursive: true });
    });

    it('is the folder itself when only that is closed, and others still may not list it', async () => {
      chmodSync(home, 0o700);
      await startAndStop(home);
      expect(lstatSync(path.join(home, 'postgres')).isDirectory()).to.equal(true);
      expect(spawnSync('ls', [home], nobody).status).to.not.equal(0);
    });

    it('may hold data that root copied', async () => {
      await startAndStop(home);
      const data = path.join(home, 'postgres');
      for (const name of readdirSync(data, { recursive: true })) chownSync(path.join(data, `${name}`), 0, 0);
      chownSync(data, 0, 0);
      await startAndStop(home);
    });
  }

  if (isRoot && isInScope(nobody, process.execPath) && isInScope(nobody, import.meta.dirname)) {
    it('serves an ordinary user, and root afterwards', async () => {
      chownSync(home, nobody.uid, nobody.gid);
      expect(startAs(nobody, home)).to.equal('started');
      await startAndStop(home);
    });

    it('is told in one sentence when it belongs to another user', async () => {
      const varDir = path.join(home, 'var');
      mkdirSync(varDir, { mode: 0o755 });
      expect(startAs(nobody, varDir)).to.match(/^EACCES: permission denied/);
    });
  }
});

/** Starts and stops the server in a process of another user; gives its last word. */
function startAs(user: { uid: number; gid: number }, varDir: string): string {
  const code = `const { startEmbedded } = await import(${JSON.stringify(import.meta.resolve('../embedded.ts'))});
    const said = await startEmbedded({ varDir: ${JSON.stringify(varDir)} })
      .then((server) => server.stop()).then(() => 'started', (error) => error.message);
    console.log(said);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  return stdout.trim();
}

async function startAndStop(varDir: string): Promise<void> {
  const { url, stop } = await startEmbedded({ varDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
  await stop();
}

function mounts(): boolean {
  const place = mkdtempSync(path.join(os.tmpdir(), 'odonta-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0;
  if (mounted) spawnSync('umount', [place]);
  rmSync(place, { recursive: true, force: true });
  return mounted;
}

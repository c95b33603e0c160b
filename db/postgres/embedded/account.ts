import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './failure.ts';

/** The user that runs PostgreSQL; empty means the current one. PostgreSQL refuses to run as root. */
export type Account = { uid?: number; gid?: number };

const userName = 'postgres';
const instead = 'start as an ordinary user or set DATABASE_URL';

/** As root: the owner of existing data, else the system's `postgres` user, created if needed. */
export function serverAccount(dataDir: string): Account {
  if (process.getuid?.() !== 0) return {};
  const account = ownerOf(dataDir) ?? systemUser() ?? createdUser();
  if (spawnSync('true', { ...account, cwd: '/' }).status === 0) return account;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and root may not change to another user here: ${instead}.`,
  );
}

/** The account may be barred from a folder although root may enter it: /root is one. */
export function isInScope(account: Account, target: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('test', ['-x', target], { ...account, cwd: '/' }).status === 0;
}

function ownerOf(dataDir: string): Account | undefined {
  const stat = statSync(dataDir, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function systemUser(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, userName], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid && gid ? { uid, gid } : undefined;
}

function createdUser(): Account {
  const groupAndUser = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    userName,
  ];
  const made =
    spawnSync('useradd', groupAndUser).status === 0 ||
    spawnSync('adduser', ['-S', '-D', '-H', userName]).status === 0;
  const account = made ? systemUser() : undefined;
  if (account) return account;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and the user "${userName}" cannot be created: ${instead}.`,
  );
}

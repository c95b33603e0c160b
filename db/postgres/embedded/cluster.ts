import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { explainOutput } from './failure.ts';
import type { Programs } from './place.ts';

export type Cluster = { dataDir: string; account: Account; programs: Programs };

export const role = 'odonta';

/** Makes the cluster aside and renames it into place, so that an interrupted attempt leaves nothing half made. */
export function createCluster(cluster: Cluster, password: string, durable: boolean): void {
  const draft: Cluster = { ...cluster, dataDir: `${cluster.dataDir}.new` };
  rmSync(draft.dataDir, { recursive: true, force: true });
  mkdirSync(draft.dataDir, { mode: 0o700 });
  own(draft.dataDir, cluster.account);
  initdb(draft, durable);
  allowOnlyTheRole(draft);
  singleUser(draft, [
    `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${role} OWNER ${role}`,
  ]);
  renameSync(draft.dataDir, cluster.dataDir);
}

/** For data whose password file was lost. */
export function changePassword(cluster: Cluster, password: string): void {
  singleUser(cluster, [`ALTER ROLE ${role} PASSWORD '${password}'`]);
}

/** Data copied by root belong to root, and PostgreSQL would refuse them. */
export function giveToAccount({ dataDir, account }: Cluster): void {
  if (account.uid === undefined || statSync(dataDir).uid === account.uid) return;
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, dataDir]);
}

export function initdb({ dataDir, account, programs }: Cluster, durable: boolean): void {
  const ctype = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const flags = [
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=ru-RU',
    `--locale=${ctype}`,
    '--lc-messages=C',
    '--text-search-config=russian',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { status, stdout, stderr, error } = spawnSync(
    programs.initdb,
    ['--pgdata', dataDir, '--username=postgres', '--auth=reject', ...flags],
    { ...account, cwd: dataDir, encoding: 'utf8', env: cleanEnvironment() },
  );
  if (error) throw error;
  if (status !== 0) throw explainOutput('create its data', stdout + stderr);
}

// The superuser stays without a password and without a way in: an injection in the application must not reach COPY PROGRAM.
function allowOnlyTheRole({ dataDir, account }: Cluster): void {
  const file = path.join(dataDir, 'pg_hba.conf');
  writeFileSync(file, `host all ${role} 127.0.0.1/32 scram-sha-256\n`);
  own(file, account);
}

/** Runs statements as the superuser, while no server runs on the data. */
export function singleUser({ dataDir, account, programs }: Cluster, statements: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(
    programs.postgres,
    ['--single', '-D', dataDir, 'postgres'],
    {
      ...account,
      cwd: dataDir,
      encoding: 'utf8',
      env: cleanEnvironment(),
      input: statements.map((statement) => `${statement};\n`).join(''),
    },
  );
  if (error) throw error;
  if (status !== 0 || /\b(?:ERROR|FATAL|PANIC):/.test(stderr))
    throw explainOutput('prepare its data', stdout + stderr);
}

function own(target: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(target, uid, gid);
}

/** PGDATA, PGPORT and their kin in the operator's shell must not steer our server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([key]) => !/^(?:PG|LC_|MALLOC_)/.test(key));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

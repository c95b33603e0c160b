import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverAccount } from '@odonta/db/postgres/embedded/account.ts';
import { type Cluster, cleanEnvironment, initdb, singleUser } from '@odonta/db/postgres/embedded/cluster.ts';
import { programs } from '@odonta/db/postgres/embedded/place.ts';
import { freePort } from '../bench/lib/product.ts';
import { isRehearsalOver } from './leash.ts';

export type Role = 'odonta' | 'odonta_replica' | 'odonta_backup' | 'odonta_watch';
const password = 'rehearsal';

/** One PostgreSQL with the deployed settings. */
export interface Database {
  port: number;
  dataDir: string;
  url(role: Role, database?: string): string;
  /** Started again after a crash, as its systemd unit and its container are, until it is stopped or killed. */
  start(settings?: readonly string[]): Promise<void>;
  /** As a power cut ends the machine: nothing is finished, and nobody starts it again. */
  kill(): Promise<void>;
  promote(): Promise<void>;
}

export const account = serverAccount('/nonexistent');
/** Sizes for the machine of a rehearsal; all else is as deployed. */
const small = ['shared_buffers=64MB', 'wal_keep_size=32MB', 'max_wal_size=64MB', 'min_wal_size=32MB'];

/** Data with the deployed roles. */
export function createData(dataDir: string, etc: string): void {
  mkdirSync(dataDir, { mode: 0o700 });
  giveToPostgres(dataDir);
  const cluster = clusterAt(dataDir);
  initdb(cluster, false);
  const roles = readFileSync(path.join(etc, 'roles.sql'), 'utf8').replaceAll(/--.*$/gm, '');
  const statements = roles.split(';').map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const names = statements.flatMap((text) => /^create role (\w+)/.exec(text)?.[1] ?? []);
  singleUser(cluster, [
    ...statements.filter(Boolean),
    ...names.map((name) => `alter role ${name} password '${password}'`),
  ]);
}

export function giveToPostgres(target: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(target, account.uid, account.gid);
}

const clusterAt = (dataDir: string): Cluster => ({ dataDir, account, programs: programs(account) });

export async function databaseAt(dataDir: string, etc: string, at?: number): Promise<Database> {
  const cluster = clusterAt(dataDir);
  const port = at ?? (await freePort());
  const log = `${dataDir}.log`;
  let child: ChildProcess | null = null;
  let isWanted = false;

  async function start(settings: readonly string[] = []): Promise<void> {
    isWanted = true;
    rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
    const said = openSync(log, 'a');
    const given = [
      `config_file=${path.join(etc, 'postgresql.conf')}`,
      `hba_file=${path.join(etc, 'pg_hba.conf')}`,
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...small,
      ...settings,
    ];
    const server = spawn(
      cluster.programs.postgres,
      ['-D', dataDir, ...given.flatMap((setting) => ['-c', setting])],
      { ...account, cwd: dataDir, env: cleanEnvironment(), stdio: ['ignore', said, said] },
    );
    child = server;
    // The folder of the rehearsal is gone: nobody starts it again.
    server.once('error', () => (isWanted = false));
    server.once('exit', () => isWanted && child === server && void again(settings));
    await ready(server);
  }
  async function again(settings: readonly string[]): Promise<void> {
    await pause(1000);
    if (isWanted && !isRehearsalOver()) await start(settings).catch(() => undefined);
  }
  async function ready(server: ChildProcess): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
      if (server.exitCode !== null || server.signalCode !== null) break;
      if (/\b(?:ready|standby)\s*$/m.test(readIfThere(path.join(dataDir, 'postmaster.pid')))) return;
    }
    throw new Error(`PostgreSQL in ${dataDir} did not start:\n${readIfThere(log).slice(-2000)}`);
  }
  return {
    port,
    dataDir,
    url: (role, database = role === 'odonta' ? 'odonta' : 'postgres') =>
      `postgres://${role}:${password}@127.0.0.1:${port}/${database}`,
    start,
    async kill() {
      isWanted = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async promote() {
      const promoting = spawn(cluster.programs.pg_ctl, ['promote', '--wait', '--silent', '-D', dataDir], {
        ...account,
        cwd: dataDir,
        env: cleanEnvironment(),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [code] = await once(promoting, 'exit');
      if (code !== 0) throw new Error(`The replica in ${dataDir} could not be promoted.`);
    },
  };
}

/** The connection of a replica to its primary, in libpq's words. */
export const primaryOf = ({ port }: Database): string =>
  `host=127.0.0.1 port=${port} user=odonta_replica password=${password}`;

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverAccount } from '../postgres/embedded/account.ts';
import { type Cluster, createCluster, role, singleUser } from '../postgres/embedded/cluster.ts';
import { clusterPlace, programs } from '../postgres/embedded/place.ts';
import { freePort, pgCtl, postmasterPid, spawnGuard, stopServer, tidy } from '../postgres/embedded/server.ts';
import { copyOfRunning } from './copyOfRunning.ts';

const run = promisify(execFile);

/** A cluster of PostgreSQL that streams to replicas, or is one. */
export interface TestCluster {
  port: number;
  password: string;
  /** The database of the app, for its role. */
  url: string;
  dataDir: string;
  /** For `replicator`, who may copy, follow, pause and promote. */
  replicatorUrl: string;
  stop(): Promise<void>;
  /** As a crash does: nothing is written any more. */
  kill(): void;
}

interface Options {
  /** An existing folder that belongs to this cluster alone. */
  home: string;
  port?: number;
  /** Further settings of the server (`archive_mode=on`). */
  settings?: readonly string[];
}

const streaming = [
  'wal_level=replica',
  'wal_keep_size=512MB',
  'max_wal_senders=5',
  'hot_standby_feedback=on',
  'wal_retrieve_retry_interval=500ms',
];
const small = ['shared_buffers=64MB', 'max_connections=100', 'jit=off', 'logging_collector=on'];
const grants = [
  'pg_backup_start(text, boolean)',
  'pg_backup_stop(boolean)',
  'pg_switch_wal()',
  'pg_wal_replay_pause()',
  'pg_wal_replay_resume()',
  'pg_promote(boolean, integer)',
];

/** A new cluster with the app's role and database. Its data survive a crash. */
export async function startPrimary({ home, ...options }: Options): Promise<TestCluster> {
  const cluster = clusterIn(home);
  const password = randomBytes(12).toString('base64url');
  createCluster(cluster, password, false);
  singleUser(cluster, [
    `CREATE ROLE replicator LOGIN REPLICATION PASSWORD '${password}'`,
    ...grants.map((signature) => `GRANT EXECUTE ON FUNCTION ${signature} TO replicator`),
  ]);
  const mayConnect = ['postgres', 'replication'].map(
    (to) => `host ${to} replicator 127.0.0.1/32 scram-sha-256\n`,
  );
  appendFileSync(path.join(cluster.dataDir, 'pg_hba.conf'), mayConnect.join(''));
  return start(cluster, password, options);
}

/** A hot standby of a running cluster: a copy of its files that follows its stream. */
export async function startReplica(
  primary: TestCluster,
  { home, ...options }: Options,
): Promise<TestCluster> {
  const cluster = clusterIn(home);
  await copyOfRunning(primary, cluster.dataDir);
  const source = `host=127.0.0.1 port=${primary.port} user=replicator password=${primary.password}`;
  writeFileSync(path.join(cluster.dataDir, 'standby.signal'), '');
  appendFileSync(path.join(cluster.dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await run('chown', ['-R', ownerOf(cluster), cluster.dataDir]);
  return start(cluster, primary.password, options);
}

/** Starts a cluster whose data are there: a restored copy, or one that was stopped. */
export async function startAgain(
  { home, ...options }: Options,
  { password }: Pick<TestCluster, 'password'>,
): Promise<TestCluster> {
  return start(clusterIn(home), password, options);
}

async function start(
  cluster: Cluster,
  password: string,
  { port: wanted, settings = [] }: Omit<Options, 'home'>,
): Promise<TestCluster> {
  const port = wanted ?? (await freePort());
  const all = [`port=${port}`, 'listen_addresses=127.0.0.1', ...small, ...streaming, ...tidy, ...settings];
  const options = all.map((setting) => `-c ${quoted(setting)}`).join(' ');
  const log = path.join(cluster.dataDir, 'startup.log');
  rmSync(log, { force: true });
  await run(
    ...pgCtl(cluster, ['start', '--wait', '--timeout=120', '--silent', '--log', log, '--options', options]),
  );
  const pid = postmasterPid(cluster.dataDir) as number;
  const guard = spawnGuard(pid);
  return {
    port,
    password,
    dataDir: cluster.dataDir,
    url: `postgres://${role}:${password}@127.0.0.1:${port}/${role}`,
    replicatorUrl: `postgres://replicator:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopServer(cluster);
      guard?.kill('SIGKILL');
    },
    kill() {
      process.kill(pid, 'SIGQUIT');
      guard?.kill('SIGKILL');
    },
  };
}

const quoted = (setting: string) => `'${setting.replaceAll("'", "'\\''")}'`;

function clusterIn(home: string): Cluster {
  mkdirSync(home, { recursive: true });
  const account = serverAccount(path.join(home, 'postgres'));
  const dataDir = path.join(clusterPlace(home, account), 'postgres');
  return { dataDir, account, programs: programs(account) };
}

const ownerOf = ({ account: { uid = process.getuid?.(), gid = process.getgid?.() } }: Cluster) =>
  `${uid}:${gid}`;

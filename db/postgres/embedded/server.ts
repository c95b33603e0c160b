import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, cleanEnvironment } from './cluster.ts';
import { explainOutput } from './failure.ts';
import { keepRunning } from './keepRunning.ts';

const run = promisify(execFile);

const small = ['shared_buffers=128MB', 'max_connections=60', 'jit=off', 'random_page_cost=1.1'];
export const tidy = ['timezone=UTC', 'log_timezone=UTC', 'lc_messages=C', 'unix_socket_directories='];
const logs = [
  'logging_collector=on',
  'log_filename=postgresql-%u.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
];
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export type Running = { port: number; stop(): Promise<void> };

export type StartOptions = {
  /** `false` is for disposable data. */
  durable: boolean;
  /** Receives reports of a PostgreSQL that ended by itself, and of each attempt to restart it. */
  onTrouble(line: string): void;
};

/** Starts PostgreSQL and keeps it running: one that ends by itself is brought back at the same port. */
export async function startServer(cluster: Cluster, { durable, onTrouble }: StartOptions): Promise<Running> {
  const port = await portOfStarted(cluster, durable);
  const stopAtExit = () => void spawnSync(...pgCtl(cluster, stopping));
  process.once('exit', stopAtExit);
  let guard = spawnGuard(postmasterPid(cluster.dataDir));
  const watch = keepRunning({
    isRunning: () => isRunning(cluster),
    bringBack: async () => {
      await clearRemains(cluster);
      await portOfStarted(cluster, durable, port);
      guard?.kill('SIGKILL');
      guard = spawnGuard(postmasterPid(cluster.dataDir));
    },
    onTrouble,
  });
  return {
    port,
    stop: async () => {
      await watch.end();
      await stopServer(cluster);
      process.off('exit', stopAtExit);
      guard?.kill('SIGKILL');
    },
  };
}

/**
 * Ends the PostgreSQL that a killed server left behind on this folder, and removes a lock file whose process
 * id belongs to another process by now.
 */
export async function clearRemains(cluster: Cluster): Promise<'nothing' | 'orphan'> {
  const pid = postmasterPid(cluster.dataDir);
  if (!pid || !isAlive(pid)) return 'nothing';
  if (runsOn(pid, cluster.dataDir)) {
    await stopServer(cluster);
    return 'orphan';
  }
  removeFile(path.join(cluster.dataDir, 'postmaster.pid'));
  return 'nothing';
}

const stopping = ['stop', '--mode=fast', '--wait', '--timeout=60', '--silent'];

/** Ends it in an orderly way. */
export async function stopServer(cluster: Cluster): Promise<void> {
  try {
    await run(...pgCtl(cluster, stopping));
  } catch (error) {
    if (postmasterPid(cluster.dataDir)) throw explainOutput('stop', outputOf(error));
  }
}

async function portOfStarted(cluster: Cluster, durable: boolean, former?: number): Promise<number> {
  const log = path.join(cluster.dataDir, 'startup.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = former ?? (await freePort());
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      ...small,
      ...tidy,
      ...logs,
      ...(durable ? [] : careless),
    ];
    removeFile(log);
    try {
      const options = settings.map((setting) => `-c ${setting}`).join(' ');
      await run(
        ...pgCtl(cluster, [
          'start',
          '--wait',
          '--timeout=300',
          '--silent',
          '--log',
          log,
          '--options',
          options,
        ]),
      );
      return port;
    } catch (error) {
      const output = `${outputOf(error)}\n${readIfThere(log)}`;
      if (attempt === 5 || !mayPass(output)) throw explainOutput('start', output);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

// The port was taken meanwhile, or the last children of a killed PostgreSQL are still leaving.
function mayPass(output: string): boolean {
  return /Address already in use|pre-existing shared memory block/.test(output);
}

type Call = [
  file: string,
  args: string[],
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv },
];

/** A call of `pg_ctl` as the account of the cluster. */
export function pgCtl({ dataDir, account, programs }: Cluster, args: string[]): Call {
  return [
    programs.pg_ctl,
    [...args, '--pgdata', dataDir],
    { ...account, cwd: dataDir, env: cleanEnvironment() },
  ];
}

// Node killed with -9 runs no handler, but its end of the pipe closes: the guard reads that and stops PostgreSQL.
export function spawnGuard(pid: number | undefined) {
  if (process.platform === 'win32' || !pid) return undefined;
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'odonta-postgres-guard', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as net.Socket).unref();
  return guard;
}

export function postmasterPid(dataDir: string): number | undefined {
  return Number.parseInt(readIfThere(path.join(dataDir, 'postmaster.pid')), 10) || undefined;
}

/** By the fourth line of PostgreSQL's pid file. */
export function portOfRunning(dataDir: string): number | undefined {
  return Number(readIfThere(path.join(dataDir, 'postmaster.pid')).split('\n')[3]) || undefined;
}

function isRunning({ dataDir }: Cluster): boolean {
  const pid = postmasterPid(dataDir);
  return pid !== undefined && isAlive(pid) && !isZombie(pid);
}

// Where dead processes are not collected, as in a container without an init, their ids stay taken.
const isZombie = (pid: number) => /^State:\s+Z/m.test(readIfThere(`/proc/${pid}/status`));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function runsOn(pid: number, dataDir: string): boolean {
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  const words =
    process.platform === 'linux' ? readIfThere(`/proc/${pid}/cmdline`).split('\0') : stdout.trim().split(' ');
  return path.basename(words[0] ?? '') === 'postgres' && words.includes(dataDir);
}

export function freePort(): Promise<number> {
  const probe = net.createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Where it cannot, `unlinkSync` names the reason by its code; `rmSync` knows no read-only disk. */
function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`.trim() || message;
}

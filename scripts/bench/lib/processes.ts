import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

export interface Started {
  url: string;
  stop(): Promise<void>;
}

/** The servers under test share one core and the load has another, so that neither takes from the other. */
export const serverCore = 0;
export const loadCore = 1;

/** The command that keeps a program on one core, where the machine has two and the means. */
export function onCore(core: number, command: string, args: readonly string[]): [string, string[]] {
  return canPin() ? ['taskset', ['-c', String(core), command, ...args]] : [command, [...args]];
}

/** Starts a program that says `ready <url>` when it is, and stops it with SIGTERM. */
export const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  startAnywhere(...onCore(serverCore, command, args), env);

/** The same on all cores. */
export function startAnywhere(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Started> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /^ready (\S+)/m.exec(said)?.[1];
      if (url !== undefined) resolve({ url: url.replace(/\/$/, ''), stop: () => end(child) });
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${args.join(' ')} ended with ${code} before it was ready\n${said}`)),
    );
  });
}

/** The processes that listen at the port of this address: more than one, if workers share it. */
export function listeners(url: string): number[] {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = ['tcp', 'tcp6'].flatMap((kind) => read(`/proc/net/${kind}`).split('\n').slice(1));
  const fields = lines.map((line) => line.trim().split(/\s+/));
  const sockets = fields.filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${port}`));
  const inodes = new Set(sockets.map((line) => `socket:[${line[9]}]`));
  return processes().filter((pid) => links(`/proc/${pid}/fd`).some((link) => inodes.has(link)));
}

/** Seconds of CPU used since the processes began. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [user = 0, system = 0] =
      read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return user + system;
  });
  return sum(ticks) / 100;
}

export function residentMegabytes(pids: readonly number[]): number {
  return sum(pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))) / 1024;
}

function canPin(): boolean {
  return os.availableParallelism() > 1 && hasCommand('taskset');
}

export function hasCommand(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const processes = () => readdirSync('/proc').map(Number).filter(Number.isInteger);

function links(directory: string): string[] {
  try {
    return readdirSync(directory).map((name) => readlinkSync(`${directory}/${name}`));
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

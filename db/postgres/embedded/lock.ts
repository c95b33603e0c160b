import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './failure.ts';

export type Lock = { release(): void };

/** Another process has this VAR_DIR. */
export class AlreadyRuns extends EmbeddedPostgresError {}

/** One server a VAR_DIR. The lock is a listening socket: the system frees it however its holder ends. */
export async function takeLock(varDir: string): Promise<Lock> {
  const address = lockAddress(varDir);
  const locked = (await listen(address)) ?? (await takeOver(address));
  if (!locked)
    throw new AlreadyRuns(
      `Another server already runs on VAR_DIR ${varDir}: stop it or set another VAR_DIR.`,
    );
  locked.unref();
  return { release: () => void locked.close() };
}

function lockAddress(varDir: string): string {
  const name = `odonta-${createHash('sha256').update(varDir).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address);
  });
}

// Only a socket that is a file can remain after its process.
async function takeOver(address: string): Promise<net.Server | undefined> {
  if (!path.isAbsolute(address) || process.platform === 'win32' || (await answers(address))) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

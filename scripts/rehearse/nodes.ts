import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';

export interface AppNode {
  port: number;
  varDir: string;
  start(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** As a power cut ends it. */
  kill(): Promise<void>;
  /** As systemd ends it. */
  stop(): Promise<void>;
}

/** A node of the app; changed settings stay for its later starts, as in its environment file. */
export function nodeAt(port: number, varDir: string, settings: Record<string, string>): AppNode {
  mkdirSync(varDir, { recursive: true });
  let running: ServerProcess | null = null;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return {
    port,
    varDir,
    async start(changed = {}) {
      Object.assign(settings, changed);
      running = await startServer({ ...settings, PORT: String(port), VAR_DIR: varDir });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Whether a node says so itself, as a monitor asks it. */
export async function isReady({ port }: AppNode): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function untilReady(node: AppNode, wanted = true): Promise<void> {
  for (const end = Date.now() + 60_000; (await isReady(node)) !== wanted; await pause(100))
    if (Date.now() > end) throw new Error(`${path.basename(node.varDir)} is not ${wanted ? '' : 'un'}ready.`);
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, processesNaming, start } from '../testing/programs.ts';

export interface AppNode {
  port: number;
  varDir: string;
  start(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** All its processes at once, as a power cut ends them. */
  kill(): Promise<void>;
  /** As systemd ends it. */
  stop(): Promise<void>;
  /** As `systemctl reload` does: other workers, which load what the link of the release then leads to. */
  reload(): Promise<void>;
}

/** A node as its unit starts it, from the link of a release; changed settings stay for its later starts, as in its `.env`. */
export function nodeAt(
  port: number,
  { varDir, release }: { varDir: string; release: string },
  settings: Record<string, string>,
): AppNode {
  mkdirSync(varDir, { recursive: true });
  let running: Program | null = null;

  return {
    port,
    varDir,
    async start(changed = {}) {
      Object.assign(settings, changed);
      const env = { ...process.env, ...settings, PORT: String(port), VAR_DIR: varDir };
      running = start(process.execPath, [path.join(release, 'scripts/start.mjs')], { env });
      await running.says(/^ready /m, 180);
    },
    async kill() {
      for (const pid of processesNaming(varDir)) killIfThere(pid);
      await running?.ended();
    },
    async stop() {
      running?.child.kill('SIGTERM');
      await running?.ended();
    },
    async reload() {
      const renewals = () => (running?.said().match(/^All workers are new\.$/gm) ?? []).length;
      const before = renewals();
      running?.child.kill('SIGUSR2');
      for (const end = Date.now() + 180_000; renewals() === before; await pause(100))
        if (Date.now() > end) throw new Error(`The workers were not renewed:\n${running?.said()}`);
    },
  };
}

/** A worker ends by itself as soon as its primary is killed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
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

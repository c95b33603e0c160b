import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Started, start } from './processes.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The whole product as `npm start` starts it, on a free port, with an embedded database and demo data of its own; started a
 * second time: a server that has not just made its own demo data, as in production.
 */
export function startFilledProduct(env: NodeJS.ProcessEnv = {}): Promise<Started> {
  return inOwnFolder(async (varDir) => {
    const filling = await startIn(varDir, env);
    await filling.stop();
    return startIn(varDir, env);
  });
}

async function inOwnFolder(open: (varDir: string) => Promise<Started>): Promise<Started> {
  const varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-bench-'));
  const clean = () => rmSync(varDir, { recursive: true, force: true });
  try {
    const { url, stop } = await open(varDir);
    return { url, stop: () => stop().finally(clean) };
  } catch (error) {
    clean();
    throw error;
  }
}

async function startIn(varDir: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const own = { PORT: String(await freePort()), VAR_DIR: varDir, LOG_LEVEL: 'warn' };
  return start(process.execPath, [path.join(root, 'scripts/start.mjs')], { ...own, ...env });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

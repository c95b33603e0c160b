import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import { type Started, start, startAnywhere } from './processes.ts';

const wrapper = path.resolve(import.meta.dirname, '../../start.mjs');

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

/** The whole product with workers on all cores, beside a PostgreSQL and demo data of its own. */
export function startWorkers(workers: number): Promise<Started> {
  return inOwnFolder(async (varDir) => {
    const database = await startEmbedded({ varDir });
    const env = {
      ...(await ownPlace(varDir)),
      DATABASE_URL: database.url,
      JWT_SECRET: randomBytes(24).toString('hex'),
      DEMO: '1',
      SANDBOX: '1',
      WORKERS: String(workers),
    };
    const startThem = () => startAnywhere(process.execPath, [wrapper], env);
    // The first start compresses the built files for a minute, in every worker.
    await (await startThem()).stop();
    const { url, stop } = await startThem();
    return { url, stop: () => stop().finally(database.stop) };
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

const startIn = async (varDir: string, env: NodeJS.ProcessEnv): Promise<Started> =>
  start(process.execPath, [wrapper], { ...(await ownPlace(varDir)), ...env });

const ownPlace = async (varDir: string) => ({
  PORT: String(await freePort()),
  VAR_DIR: varDir,
  LOG_LEVEL: 'warn',
});

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

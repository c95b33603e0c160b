import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabase } from '@odonta/db/testing/server.ts';
import pg from 'pg';
import { freePort } from '../bench/lib/product.ts';

export interface Market {
  url: string;
  /** The market's own database, to look at what was really written. */
  db: pg.Client;
}

const server = path.resolve(import.meta.dirname, '../../api/server.ts');
/** A run that is killed must not leave its market behind. */
const endWithParent = path.resolve(import.meta.dirname, '../lib/endWithParent.mjs');

export interface OpenMarket extends Market {
  /** What it has written to its log. */
  said(): string;
  close(): Promise<void>;
}

let opened: Promise<OpenMarket> | undefined;

/** The whole market with its demo data, as a process of its own: opened by the first journey, shared by all. */
export function market(): Promise<Market> {
  opened ??= openMarket();
  return opened;
}

export async function closeMarket(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await (await closing)?.close();
}

/** A market that a journey spoils or sets up in its own way, and therefore has to itself; `databaseAt` may lead it there by a detour. */
export async function openMarket(
  settings: Readonly<Record<string, string>> = {},
  databaseAt = async (url: string) => url,
): Promise<OpenMarket> {
  const database = await testDatabase();
  const varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-journeys-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--import=${endWithParent}`, server],
    {
      env: {
        ...process.env,
        DATABASE_URL: await databaseAt(database.url),
        JWT_SECRET: 'a secret that is long enough for journeys',
        PORT: new URL(url).port,
        VAR_DIR: varDir,
        DEMO: '1',
        DEMO_COURSES: '120',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await isReady(child);
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  return {
    url,
    db,
    said: () => said,
    async close() {
      await db.end();
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await database.drop();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the market ended with ${code}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => /^ready /m.test(text) && resolve());
  });
}

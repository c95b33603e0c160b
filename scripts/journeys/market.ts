import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../bench/lib/product.ts';
import { filledFor, forgetFilled, nothingFilled, remove, settings } from './filledMarket.ts';

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
  await forgetFilled();
}

/** A market that a journey spoils or sets up in its own way, and therefore has to itself; `databaseAt` may lead it there by a detour. */
export async function openMarket(
  differing: Readonly<Record<string, string>> = {},
  databaseAt = async (url: string) => url,
): Promise<OpenMarket> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const filled = differing.DEMO === '0' ? await nothingFilled() : await filledFor(url);
  const { database, varDir } = filled;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--import=${endWithParent}`, server],
    {
      env: {
        ...process.env,
        ...settings,
        DATABASE_URL: await databaseAt(database.url),
        PORT: new URL(url).port,
        VAR_DIR: varDir,
        LOG_LEVEL: 'warn',
        ...differing,
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
      await remove(filled);
    },
  };
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the market ended with ${code}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => /^ready /m.test(text) && resolve());
  });
}

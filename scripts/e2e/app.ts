import { once } from 'node:events';
import { atEnd } from '@odonta/db/testing/atEnd.ts';
import pg from 'pg';
import { freePort } from '../bench/lib/product.ts';
import { startServer } from '../testing/serverProcess.ts';
import { filledApp, nothingFilled, remove, settings } from './filledApp.ts';

export interface RunningApp {
  url: string;
  /** The market's own database, to look at what was really written. */
  db: pg.Client;
}

export interface OpenApp extends RunningApp {
  /** What it has written to its log. */
  said(): string;
  close(): Promise<void>;
}

let opened: Promise<OpenApp> | undefined;

/** The whole market with its demo data, as a process of its own: opened by the first journey, shared by all. */
export function app(): Promise<RunningApp> {
  opened ??= openShared();
  return opened;
}

async function openShared(): Promise<OpenApp> {
  const app = await openApp();
  atEnd(() => app.close());
  return app;
}

/** A market that a journey spoils or sets up in its own way, and therefore has to itself; `databaseAt` may lead it there by a detour. */
export async function openApp(
  differing: Readonly<Record<string, string>> = {},
  databaseAt = async (url: string) => url,
): Promise<OpenApp> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const filled = differing.DEMO === '0' ? await nothingFilled() : await filledApp();
  const { database, varDir } = filled;
  const { child, said } = await startServer({
    ...settings,
    DATABASE_URL: await databaseAt(database.url),
    PORT: new URL(url).port,
    VAR_DIR: varDir,
    ...differing,
  });
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  return {
    url,
    db,
    said,
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

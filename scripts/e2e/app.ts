import { once } from 'node:events';
import { atEnd } from '@odonta/db/testing/atEnd.ts';
import pg from 'pg';
import { freePort } from '../bench/lib/product.ts';
import { startServer } from '../testing/serverProcess.ts';
import { filledApp, nothingFilled, remove, settings } from './filledApp.ts';

export interface RunningApp {
  url: string;
  /** The app's own database, to check what was really written. */
  db: pg.Client;
}

export interface OpenApp extends RunningApp {
  /** Its log so far. */
  said(): string;
  close(): Promise<void>;
}

let opened: Promise<OpenApp> | undefined;

/** The whole app with its demo data, in a process of its own: opened by the first test, shared by all. */
export function app(): Promise<RunningApp> {
  opened ??= openShared();
  return opened;
}

async function openShared(): Promise<OpenApp> {
  const app = await openApp();
  atEnd(() => app.close());
  return app;
}

/** An app for one test that damages it or configures it differently; `databaseAt` may connect it through a detour. */
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

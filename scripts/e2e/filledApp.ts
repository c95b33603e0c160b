import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { atEnd } from '@odonta/db/testing/atEnd.ts';
import { type TestDatabase, testDatabase } from '@odonta/db/testing/server.ts';
import { arePainted, keepPainted, painted } from './paintedPictures.ts';

/** The demo's data: its rows, and a folder with its pictures. */
export interface Filled {
  database: TestDatabase;
  varDir: string;
}

export const settings = {
  JWT_SECRET: 'a secret that is long enough for journeys',
  SANDBOX: '1',
  METRICS_TOKEN: 'a token for journeys',
  DEMO: '1',
  DEMO_COURSES: '120',
};

/** The authorisation to read an app's metrics. */
export const forMetrics = { headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` } };

const run = promisify(execFile);
const filler = path.resolve(import.meta.dirname, 'fill.process.ts');

let first: Promise<Filled> | undefined;

/** Rows and pictures of an app. They are made once and copied for every app, since most of the time goes into painting. */
export async function filledApp(): Promise<Filled> {
  first ??= fill();
  const pattern = await first;
  const database = await testDatabase(pattern.database);
  const varDir = newFolder();
  cpSync(pattern.varDir, varDir, { recursive: true });
  return { database, varDir };
}

/** An app's first day: a schema and an empty folder. */
export const nothingFilled = async (): Promise<Filled> => ({
  database: await testDatabase(),
  varDir: newFolder(),
});

export async function remove({ database, varDir }: Filled): Promise<void> {
  await database.drop();
  rmSync(varDir, { recursive: true, force: true });
}

async function fill(): Promise<Filled> {
  const filled = await nothingFilled();
  atEnd(() => remove(filled));
  const own = { DATABASE_URL: filled.database.url, VAR_DIR: filled.varDir };
  const env = { ...process.env, ...settings, ...own };
  const pictures = painted(settings.DEMO_COURSES);
  const parts = arePainted(pictures) ? ['rows'] : [];
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', filler, ...parts], { env });
  const uploads = path.join(filled.varDir, 'uploads');
  if (parts.length > 0) cpSync(pictures, uploads, { recursive: true });
  else keepPainted(uploads, pictures);
  return filled;
}

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'odonta-journeys-'));

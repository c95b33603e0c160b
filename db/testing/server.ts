import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../migrations/index.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { atEnd } from './atEnd.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * A database of its own for a test, migrated and empty, or a copy of another without connections. The server
 * behind it starts with the first call.
 */
export async function testDatabase(copied?: TestDatabase): Promise<TestDatabase> {
  server ??= startServer();
  const { admin, template, urlOf } = await server;
  const name = newName('test');
  const pattern = copied ? new URL(copied.url).pathname.slice(1) : template;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${pattern}`);
  return {
    url: urlOf(name),
    drop: () => drop(admin, name),
  };
}

/**
 * A copy of a database that is prepared once for all users of this name; the preparing code leaves no
 * connection open.
 */
export async function preparedDatabase(
  name: string,
  prepare: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const pattern = patterns.get(name) ?? prepared(prepare);
  patterns.set(name, pattern);
  return testDatabase(await pattern);
}

const patterns = new Map<string, Promise<TestDatabase>>();

async function prepared(prepare: (url: string) => Promise<void>): Promise<TestDatabase> {
  const database = await testDatabase();
  await prepare(database.url);
  return database;
}

// Not WITH (FORCE): it is refused where autovacuum, which is the server's, happens to be inside; a plain DROP sends it away.
async function drop(admin: pg.Client, name: string): Promise<void> {
  await admin.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  );
  await admin.query(`DROP DATABASE IF EXISTS ${name}`);
}

type Server = { admin: pg.Client; template: string; urlOf(database: string): string };

let server: Promise<Server> | undefined;

async function startServer(): Promise<Server> {
  const { url, stop } = process.env.DATABASE_URL_TEST
    ? existing(process.env.DATABASE_URL_TEST)
    : await throwAway();
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const template = newName('template');
  await admin.query(`CREATE DATABASE ${template}`);
  await migrate(urlOf(template));
  atEnd(async () => {
    for (const pattern of patterns.values()) await (await pattern).drop();
    await drop(admin, template);
    await admin.end();
    await stop();
  });
  return { admin, template, urlOf };
}

const existing = (url: string) => ({ url, stop: async () => {} });

const prefix = 'odonta-test-';

async function throwAway() {
  sweepAbandoned();
  const varDir = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(varDir, 0o711);
  const { url, stop } = await startEmbedded({ varDir, durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

// A run that was killed could not clean up after itself.
function sweepAbandoned(): void {
  const folders = readdirSync(os.tmpdir()).filter((name) => name.startsWith(prefix));
  for (const name of folders) {
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function newName(kind: string): string {
  return `${kind}_${process.pid}_${randomBytes(6).toString('hex')}`;
}

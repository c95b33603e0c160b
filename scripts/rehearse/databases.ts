import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { takeBaseBackup } from './baseBackup.ts';
import { renderPostgres } from './deployed.ts';
import { account, createData, type Database, databaseAt, giveToPostgres, primaryOf } from './postgres.ts';

/** The machines of the database: a primary, perhaps its replica, and the backups of both. */
export interface Databases {
  primary: Database;
  replica: Database | null;
  /** Copies the primary and starts a replica from the copy. */
  addReplica(): Promise<void>;
  /** Makes the replica the primary. */
  failOver(): Promise<void>;
  baseBackup(): Promise<string>;
  /** The database as it was at a moment, on a server of its own. */
  restored(base: string, moment: string): Promise<Database>;
}

/** The data folders lie in `disk`, the backups beside it. */
export async function openDatabases(folder: string, disk = folder): Promise<Databases> {
  const backups = path.join(folder, 'backups');
  for (const place of [backups, path.join(backups, 'wal'), path.join(backups, 'base')]) {
    mkdirSync(place);
    giveToPostgres(place);
  }
  const etc = renderPostgres({ etc: path.join(folder, 'etc'), backups });
  let copies = 0;
  // Nodes know the replica by it, also when it is made anew.
  let portOfReplica: number | undefined;
  const dataDir = path.join(disk, 'data-0');
  createData(dataDir, etc);
  const primary = await databaseAt(dataDir, etc);
  await primary.start();

  const databases: Databases = {
    primary,
    replica: null,
    async addReplica() {
      const data = path.join(folder, `data-${++copies}`);
      script('replica.sh', [await databases.baseBackup(), data, primaryOf(databases.primary)]);
      databases.replica = await databaseAt(data, etc, portOfReplica);
      portOfReplica = databases.replica.port;
      await databases.replica.start();
    },
    async failOver() {
      if (!databases.replica) throw new Error('There is no replica to promote.');
      await databases.replica.promote();
      [databases.primary, databases.replica] = [databases.replica, null];
      portOfReplica = undefined;
    },
    async baseBackup() {
      const base = path.join(backups, 'base', String(++copies));
      await takeBaseBackup(databases.primary, base);
      return base;
    },
    async restored(base, moment) {
      await archived(databases.primary, path.join(backups, 'wal'));
      const data = path.join(folder, `restored-${++copies}`);
      script('restore.sh', [base, data, moment]);
      const past = await databaseAt(data, etc);
      await past.start(['archive_mode=off']);
      await untilPromoted(past);
      return past;
    },
  };
  return databases;

  /** As PostgreSQL's account, to which the copies belong. */
  function script(name: string, args: string[]): void {
    const env = { ...process.env, ODONTA_ARCHIVE: path.join(backups, 'wal') };
    giveToPostgres(folder);
    const { status, stderr } = spawnSync('sh', [path.join(etc, name), ...args], {
      ...account,
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  }
}

/** Waits until everything written so far is in the archive. */
async function archived(database: Database, archive: string): Promise<void> {
  const [{ segment }] = await rowsOf<{ segment: string }>(
    database,
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  for (const end = Date.now() + 60_000; !existsSync(path.join(archive, segment)); await pause(50))
    if (Date.now() > end) throw new Error(`Segment ${segment} was not archived within a minute.`);
}

async function untilPromoted(database: Database): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const [row] = await rowsOf<{ is_past: boolean }>(database, 'select pg_is_in_recovery() as is_past').catch(
      () => [],
    );
    if (row?.is_past === false) return;
  }
  throw new Error('The restored database did not reach its moment within a minute.');
}

export async function rowsOf<Row extends object>(
  database: Database,
  sql: string,
  role: 'odonta' | 'odonta_backup' | 'odonta_watch' = 'odonta_backup',
): Promise<[Row, ...Row[]]> {
  const client = new pg.Client({ connectionString: database.url(role), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows as [Row, ...Row[]];
  } finally {
    await client.end();
  }
}

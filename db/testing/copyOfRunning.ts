import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

interface Source {
  dataDir: string;
  replicatorUrl: string;
}

/** Belongs to the running server, and not to its data. */
const ofTheServer = /^(?:postmaster\.(?:pid|opts)|startup\.log|standby\.signal|recovery\.signal)$/;
/** The contents are made anew: WAL comes by the stream or from the archive. */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'log', 'pg_notify', 'pg_subtrans']);

/** A base backup without pg_basebackup: the files of a running cluster, copied between the marks of its start and its end. */
export async function copyOfRunning({ dataDir, replicatorUrl }: Source, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: replicatorUrl });
  await client.connect();
  try {
    await client.query('select pg_backup_start($1, true)', ['copy']);
    mkdirSync(to, { mode: 0o700 });
    copyFolder(dataDir, to);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

function copyFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: 0o700 });
      if (!emptied.has(entry.name)) copyFolder(source, target);
    } else if (!ofTheServer.test(entry.name)) copyIfThere(source, target);
  }
}

/** The server deletes files while it is copied; its log knows of that. */
function copyIfThere(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

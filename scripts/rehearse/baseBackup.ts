import { spawnSync } from 'node:child_process';
import { copyOfRunning } from '@odonta/db/testing/copyOfRunning.ts';
import { account, type Database } from './postgres.ts';

/** A base backup without pg_basebackup, which the packaged PostgreSQL lacks: the same files in the same form. */
export async function takeBaseBackup(database: Database, folder: string): Promise<void> {
  await copyOfRunning({ dataDir: database.dataDir, replicatorUrl: database.url('odonta_backup') }, folder);
  if (account.uid !== undefined) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

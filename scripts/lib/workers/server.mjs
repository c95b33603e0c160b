import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { leadWorkers } from './lead.mjs';
import { home, server } from './release.mjs';

/** One server beside the embedded database, which belongs to its process; workers where the database is another's. */
if (hasDatabase()) {
  // All accept from one socket. Handed on by the primary, connections would be lost with a killed worker.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  process.exit(await leadWorkers());
} else {
  process.on('SIGUSR2', () =>
    process.stderr.write(
      'A rolling restart needs DATABASE_URL: the embedded database ends with its server.\n',
    ),
  );
  await import(pathToFileURL(server).href);
}

/** Peeked at and not loaded: each worker reads `.env` as it is when that worker starts. */
function hasDatabase() {
  const file = path.join(home, '.env');
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return Boolean((process.env.DATABASE_URL ?? kept.DATABASE_URL)?.trim());
}

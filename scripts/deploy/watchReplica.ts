import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * Decides each second whether commits wait for the replica: they do while it streams, and nobody waits for one that is gone.
 * Started by odonta-watch.service; reasons: adr/0001-acknowledged-is-on-two-disks.md
 */
const { WATCH_URL: url } = process.env;
if (!url) {
  process.stderr.write(
    'WATCH_URL must be the address of the primary, postgres://odonta_watch:…@db1:5432/postgres.\n',
  );
  process.exit(1);
}

const everyMs = 1000;
const isStreaming = `select exists (
  select from pg_stat_replication where application_name = 'replica' and state = 'streaming') as is_streaming`;

let client: pg.Client | null = null;
let said = '';
let isOver = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isOver = true));

while (!isOver) {
  try {
    client ??= await connected();
    say(await look(client));
  } catch (error) {
    client?.end().catch(() => undefined);
    client = null;
    say(`The primary does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  await pause(everyMs);
}
await client?.end();

async function look(primary: pg.Client): Promise<string> {
  const { rows } = await primary.query(isStreaming);
  const wanted = rows[0].is_streaming ? 'replica' : '';
  const { rows: now } = await primary.query('show synchronous_standby_names');
  if (now[0].synchronous_standby_names !== wanted) {
    await primary.query(`alter system set synchronous_standby_names = '${wanted}'`);
    await primary.query('select pg_reload_conf()');
  }
  return wanted
    ? 'The replica streams: commits wait for its disk.'
    : 'The replica is gone: commits are on one disk only. Do not promote it before it has streamed again.';
}

async function connected(): Promise<pg.Client> {
  const fresh = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1000,
    query_timeout: 2000,
    application_name: 'odonta-watch',
  });
  // The connection's end is reported by the next query.
  fresh.on('error', () => undefined);
  await fresh.connect();
  return fresh;
}

/** Only changes: the journal of the service is what an alert reads. */
function say(text: string): void {
  if (text !== said) process.stdout.write(`${text}\n`);
  said = text;
}

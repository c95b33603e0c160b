import pg from 'pg';
import { QueryTypes, type Sequelize } from 'sequelize';
import { onCommit } from './transaction.ts';

/** How far a reader has followed the change log. Text, since transaction ids outgrow a JavaScript number. */
export interface Cursor {
  xid: string;
  id: string;
}

export interface Change {
  entity: string;
  entity_id: number | null;
  tags: string[];
}

export interface ChangeFeed {
  /** The position up to which `onChanges` has handled everything. */
  cursor(): Cursor;
  /** Reads new changes now instead of at the next poll. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

const channel = 'changes';
const pollMs = 1000;
const coalesceMs = 100;
/** A burst of commits is read this often; a commit after a pause is read at once. */
const burstMs = 20;

/** So many changes a reader takes at once. */
const readAtOnce = 5000;

/** The present end of the log, for a new reader without a past. */
export async function presentCursor(sequelize: Sequelize): Promise<Cursor> {
  const rows = await sequelize.query<{ xid: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xid',
    {
      type: QueryTypes.SELECT,
    },
  );
  return { xid: rows[0]?.xid ?? '0', id: '0' };
}

/**
 * The changes after a cursor, in an order that loses none: a transaction that is still running may have an id
 * below one already committed, so nothing is read at or above the oldest running transaction.
 */
export async function changesSince(
  sequelize: Sequelize,
  after: Cursor,
  limit = readAtOnce,
): Promise<{ changes: Change[]; cursor: Cursor }> {
  // Ordered by the columns and not by their texts: as texts 1000 comes before 999.
  const rows = await sequelize.query<Change & Cursor>(
    `select xid::text, id::text, entity, entity_id, tags from change_log
     where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
     order by change_log.xid, change_log.id limit $3`,
    { bind: [after.xid, after.id, limit], type: QueryTypes.SELECT },
  );
  const last = rows.at(-1);
  return { changes: rows, cursor: last ? { xid: last.xid, id: last.id } : after };
}

/** True when the log has nothing as old as the cursor: the gap may be trimmed, so everything must be invalidated. */
export async function isTooOld(sequelize: Sequelize, cursor: Cursor): Promise<boolean> {
  const rows = await sequelize.query<{ known: boolean }>(
    'select exists (select from change_log where (xid, id) <= ($1::xid8, $2::bigint)) as known',
    { bind: [cursor.xid, cursor.id], type: QueryTypes.SELECT },
  );
  return !rows[0]?.known;
}

/** Identifies this database: a cursor of another means nothing here. */
export async function installationId(sequelize: Sequelize): Promise<string> {
  const rows = await sequelize.query<{ id: string }>('select id from installation', {
    type: QueryTypes.SELECT,
  });
  return rows[0]?.id ?? '';
}

/** Drops changes that every living node has long followed. */
export async function trimChanges(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `delete from change_log where at < now() - interval '1 day' and id < (select max(id) from change_log)`,
  );
}

/**
 * Follows the change log. Polling guarantees delivery; own transactions and NOTIFY (sent once per burst, since
 * it serialises commits) only make it prompt.
 */
export async function followChanges(
  sequelize: Sequelize,
  url: string,
  onChanges: (changes: Change[], cursor: Cursor) => void,
  from?: Cursor,
): Promise<ChangeFeed> {
  let cursor = from ?? (await presentCursor(sequelize));
  let readContext: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let readAt = Number.NEGATIVE_INFINITY;

  async function readAll() {
    do {
      again = false;
      readAt = performance.now();
      const news = await changesSince(sequelize, cursor);
      if (news.changes.length > 0) onChanges(news.changes, news.cursor);
      // The next commit wakes the reader again, so nothing is looked for beside it.
      again ||= news.changes.length >= readAtOnce;
      cursor = news.cursor;
    } while (again && !stopped);
  }
  function wake(): Promise<void> {
    again = true;
    readContext ??= readAll()
      .catch(() => undefined)
      .finally(() => {
        readContext = undefined;
      });
    return readContext;
  }

  const wakeSoon = coalesced(
    () => void wake(),
    () => readAt + burstMs - performance.now(),
  );
  const listener = listen(url, wakeSoon);
  const announce = coalesced(
    () => void sequelize.query(`notify ${channel}`).catch(() => undefined),
    () => coalesceMs,
  );
  const stopHearing = onCommit(sequelize, () => {
    wakeSoon();
    announce();
  });
  const timer = setInterval(() => void wake(), pollMs);
  return {
    cursor: () => cursor,
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      stopHearing();
      announce.cancel();
      wakeSoon.cancel();
      await listener.stop();
      await readContext;
    },
  };
}

/** Calls made while one waits are that one. */
function coalesced(work: () => void, waitMs: () => number) {
  let timer: NodeJS.Timeout | undefined;
  const call = () => {
    if (timer) return;
    const wait = waitMs();
    if (wait <= 0) return work();
    timer = setTimeout(() => {
      timer = undefined;
      work();
    }, wait);
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}

/** A connection of its own that listens to NOTIFY, and reconnects when it is lost. */
function listen(url: string, onNews: () => void) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const connect = () => {
    if (stopped) return;
    const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client = own;
    const lost = () => {
      if (client === own) {
        client = undefined;
        retry = setTimeout(connect, pollMs);
      }
    };
    own
      .on('notification', onNews)
      .on('error', () => undefined)
      .on('end', lost);
    own
      .connect()
      .then(() => own.query(`listen ${channel}`))
      .then(onNews)
      .catch(() => void own.end().catch(lost));
  };
  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

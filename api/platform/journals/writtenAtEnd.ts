import { sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/** Columns of the audit log, and of the outbox. */
interface Waiting {
  entries: object[];
  letters: object[];
}

const waiting = new WeakMap<Transaction, Waiting>();

/** The rows that wait for the end of this transaction; undefined where each is written at once. */
export const waitingOf = (transaction: Transaction): Waiting | undefined => waiting.get(transaction);

/**
 * Does a part of a transaction whose audit entries and letters wait for its end, where one statement writes
 * them all. The part must not read them. Within a savepoint they are written at once.
 */
export async function writtenAtEnd<T>(
  transaction: Transaction,
  work: () => Promise<T>,
  send: (ids: readonly number[]) => Promise<void>,
): Promise<T> {
  const rows: Waiting = { entries: [], letters: [] };
  waiting.set(transaction, rows);
  const done = await work().finally(() => waiting.delete(transaction));
  const ids = await write(rows, transaction);
  if (ids.length > 0) await send(ids);
  return done;
}

async function write({ entries, letters }: Waiting, transaction: Transaction): Promise<number[]> {
  if (entries.length + letters.length === 0) return [];
  const written = await sequelizeOf(transaction).query<{ id: string }>(insertion, {
    bind: [JSON.stringify(entries), JSON.stringify(letters)],
    type: QueryTypes.SELECT,
    transaction,
  });
  return written.map(({ id }) => Number(id));
}

const ofEntries = [
  'actor_id int',
  'actor_name text',
  'actor_roles text[]',
  'on_behalf_of_id int',
  'on_behalf_of_name text',
  'action text',
  'resource text',
  'record_id text',
  'changes jsonb',
  'reason text',
  'ip text',
  'user_agent text',
  'request_id text',
  'parent_id bigint',
];
const ofLetters = [
  'kind text',
  '"to" text',
  'subject text',
  'text text',
  'secret text',
  'resource text',
  'record_id int',
];

function inserted(table: string, columns: readonly string[], parameter: string): string {
  const names = columns.map((column) => column.split(' ')[0]).join(', ');
  return `insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${parameter}::jsonb) as r(${columns.join(', ')})`;
}

const insertion = prepared(
  'written_at_end',
  `with entries as (${inserted('audit_log', ofEntries, '$1')}) ${inserted('outbox', ofLetters, '$2')} returning id`,
);

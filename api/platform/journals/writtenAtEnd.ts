import { type Changed, changedSoFar, connectionNow, sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
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
 * Does a transaction whose audit entries and letters wait for its end, where one statement writes them all with
 * the jobs of the letters. The work must not read them. Within a savepoint of Sequelize's they are written at once.
 */
export function writtenAtEnd<T>(
  work: (transaction: Transaction) => Promise<T>,
  /** Puts the letters of the table `letters` into the queue. */
  sending: () => Promise<string>,
): Promise<T> {
  const sequelize = connectionNow();
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const rows: Waiting = { entries: [], letters: [] };
  return inTransaction(
    sequelize,
    (transaction) => {
      waiting.set(transaction, rows);
      return work(transaction).finally(() => waiting.delete(transaction));
    },
    async (transaction) => {
      statement ??= statementWith(await sending());
      return write(rows, statement, transaction);
    },
  );
}

function write(
  { entries, letters }: Waiting,
  statement: string,
  transaction: Transaction,
): Promise<Changed[]> {
  return sequelizeOf(transaction).query<Changed>(statement, {
    bind: [JSON.stringify(entries), JSON.stringify(letters)],
    type: QueryTypes.SELECT,
    transaction,
  });
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

/** It is the same for every queue. */
let statement: string | undefined;

// None of these tables is in the change log, so nothing is missed.
const statementWith = (sending: string) =>
  prepared(
    'written_at_end',
    `with entries as (${inserted('audit_log', ofEntries, '$1')}),
      letters as (${inserted('outbox', ofLetters, '$2')} returning id),
      sending as (${sending})
    ${changedSoFar}`,
  );

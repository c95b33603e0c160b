import { type Changed, changedSoFar, connectionNow, sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/** Columns of the audit log, of the outbox, and of other tables by their names. */
interface Waiting {
  entries: object[];
  letters: object[];
  rows: ReadonlyMap<string, object[]>;
}

/** A table whose new rows may wait as well, with the ids they have been given. */
export interface TableAtEnd {
  name: string;
  columns: readonly string[];
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
  /** None of them is in the change log, so nothing is missed. */
  tables: readonly TableAtEnd[] = [],
): Promise<T> {
  const sequelize = connectionNow();
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const rows: Waiting = { entries: [], letters: [], rows: new Map(tables.map(({ name }) => [name, []])) };
  return inTransaction(
    sequelize,
    (transaction) => {
      waiting.set(transaction, rows);
      return work(transaction).finally(() => waiting.delete(transaction));
    },
    async (transaction) => {
      return write(rows, await statementFor(tables, sending), transaction);
    },
  );
}

function write(
  { entries, letters, rows }: Waiting,
  statement: string,
  transaction: Transaction,
): Promise<Changed[]> {
  return sequelizeOf(transaction).query<Changed>(statement, {
    bind: [entries, letters, ...rows.values()].map((each) => JSON.stringify(each)),
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
  'html text',
  'secret text',
  'unsubscribe_path text',
  'resource text',
  'record_id int',
];

function inserted(table: string, columns: readonly string[], parameter: string): string {
  const names = columns.map((column) => column.split(' ')[0]).join(', ');
  return `insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${parameter}::jsonb) as r(${columns.join(', ')})`;
}

/** By the tables that they write. Each is the same for every queue. */
const statements = new Map<string, string>();

async function statementFor(tables: readonly TableAtEnd[], sending: () => Promise<string>): Promise<string> {
  const name = ['written_at_end', ...tables.map((table) => table.name)].join('_');
  const statement = statements.get(name) ?? prepared(name, statementWith(await sending(), tables));
  statements.set(name, statement);
  return statement;
}

// Neither the audit log nor the outbox is in the change log, so nothing is missed.
const statementWith = (sending: string, tables: readonly TableAtEnd[]) =>
  `with entries as (${inserted('audit_log', ofEntries, '$1')}),
    letters as (${inserted('outbox', ofLetters, '$2')} returning id),
    sending as (${sending})${tables.map((table, index) => `, ${insertedWhole(table, index + 3)}`).join('')}
  ${changedSoFar}`;

function insertedWhole({ name, columns }: TableAtEnd, parameter: number): string {
  const all = columns.join(', ');
  return `${name} as (insert into ${name} (${all}) select ${all} from jsonb_populate_recordset(null::${name}, $${parameter}::jsonb))`;
}

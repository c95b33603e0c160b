import type { Sequelize, Transaction } from 'sequelize';
import { heldLocks } from './heldLocks.ts';
import { type Lockable, rankOf } from './lockingOrder.ts';
import { locksIn } from './locksIn.ts';

/** For development and tests: a transaction that locks rows out of order fails by name, even without a concurrent one. */
export function watchLocks(sequelize: Sequelize): void {
  const query = sequelize.query.bind(sequelize) as (...sent: unknown[]) => Promise<unknown>;
  const watched = async (
    statement: string | { query: string },
    options?: { transaction?: Transaction | null },
  ) => {
    const answer = await query(statement, options);
    if (options?.transaction) {
      const sql = typeof statement === 'string' ? statement : statement.query;
      note(sql, answer, heldLocks(options.transaction).watched);
    }
    return answer;
  };
  Object.assign(sequelize, { query: watched });
}

/** For a statement that locks rows and answers others: whatever is locked later comes after these. */
export function noteTaken(table: Lockable, ids: readonly number[], transaction: Transaction): void {
  const { watched } = heldLocks(transaction);
  for (const id of ids) watched.add(`${table} ${id}`);
}

/** See `lockingOrder`: a transaction that keeps to it can wait in a circle with this one. */
export class LockOutOfOrder extends Error {
  override name = 'LockOutOfOrder';
}

function note(sql: string, answer: unknown, held: Set<string>): void {
  for (const { table, waits, isMade } of locksIn(sql)) {
    const rank = rankOf(table);
    if (rank === undefined) continue;
    const fresh = rowsIn(answer).filter(({ id }) => !holds(held, `${table} ${id}`));
    const open = fresh.filter((row) => !isGuarded(row, held)).map(({ id }) => id);
    const later = open.length > 0 && waits ? tablesAfter(rank, held) : [];
    if (later.length > 0)
      throw new LockOutOfOrder(`${table} ${open.join(', ')} locked after ${later.join(', ')}`);
    for (const { id } of fresh) held.add(`${isMade ? made : ''}${table} ${id}`);
  }
}

/** Rows of the transaction itself: others cannot wait for them. */
const made = '+';

const holds = (held: ReadonlySet<string>, row: string): boolean => held.has(row) || held.has(made + row);

function tablesAfter(rank: number, held: ReadonlySet<string>): string[] {
  const locked = [...held].filter((row) => !row.startsWith(made));
  const tables = new Set(locked.map((row) => row.slice(0, row.indexOf(' '))));
  return [...tables].filter((table) => (rankOf(table) ?? 0) > rank);
}

interface Row {
  id: unknown;
  order_id?: unknown;
}

/** The rows of an order are locked after it: a transaction that waits for one of them has the order. */
const isGuarded = ({ order_id }: Row, held: ReadonlySet<string>): boolean =>
  typeof order_id === 'number' && holds(held, `orders ${order_id}`);

function rowsIn(answer: unknown): Row[] {
  const found: unknown[] = Array.isArray(answer) ? answer.flat() : [answer];
  return found.filter((row): row is Row => typeof row === 'object' && row !== null && 'id' in row);
}

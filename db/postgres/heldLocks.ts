import type { Sequelize, Transaction } from 'sequelize';
import type { AbstractQuery } from 'sequelize/types/dialects/abstract/query';

/** The locks of an open transaction. Both sets are in the order of locking, so that a savepoint is a length. */
export interface HeldLocks {
  /** Rows that models or `lock()` have locked or inserted, as `table id`: their values, read afterwards, stay true until the end. */
  readonly rows: Set<string>;
  /** The locks of all statements, on connections that are watched alone. */
  readonly watched: Set<string>;
  /** A new object after each rollback to a savepoint: rows read before may show undone changes. */
  era: object;
}

interface Savepoint {
  name: string;
  rows: number;
  watched: number;
}

const held = new WeakMap<Transaction, HeldLocks & { savepoints: Savepoint[] }>();

/** The locks of this transaction; those taken within a savepoint belong to its transaction. */
export function heldLocks(transaction: Transaction) {
  const root = rootOf(transaction);
  const locks = held.get(root) ?? { rows: new Set(), watched: new Set(), era: {}, savepoints: [] };
  held.set(root, locks);
  return locks;
}

/** Drops the locks taken after a savepoint when its transaction returns to it, as the database does. */
export function followSavepoints(sequelize: Sequelize): void {
  sequelize.addHook('afterQuery', ({ transaction }, { sql = '' }: AbstractQuery & { sql?: string }) => {
    const [, what = '', name] = savepoint.exec(sql) ?? [];
    if (!transaction || !name) return;
    const locks = heldLocks(transaction);
    if (what === '') return void locks.savepoints.push({ name, ...sizesOf(locks) });
    const index = locks.savepoints.findLastIndex((each) => each.name === name);
    const to = locks.savepoints[index];
    if (!to) return;
    const isRollback = what.toLowerCase().startsWith('rollback');
    locks.savepoints.length = isRollback ? index + 1 : index;
    if (isRollback) returnTo(to, locks);
  });
}

const savepoint = /^\s*(release |rollback to )?savepoint "?([^";]+)"?/i;

function returnTo({ rows, watched }: Savepoint, locks: HeldLocks): void {
  for (const row of [...locks.rows].slice(rows)) locks.rows.delete(row);
  for (const lock of [...locks.watched].slice(watched)) locks.watched.delete(lock);
  locks.era = {};
}

const sizesOf = ({ rows, watched }: HeldLocks) => ({ rows: rows.size, watched: watched.size });

const rootOf = (transaction: Transaction & { parent?: Transaction | null }): Transaction =>
  transaction.parent ? rootOf(transaction.parent) : transaction;

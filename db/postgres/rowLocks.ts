import { Model, type Sequelize, type Transaction } from 'sequelize';
import { heldLocks } from './heldLocks.ts';

interface FindOptions {
  transaction?: Transaction | null;
  lock?: unknown;
}

/** In which era of its transaction a row was read under its lock. */
const readIn = new WeakMap<Model, object>();

const strong = new Set(['UPDATE', 'NO KEY UPDATE']);

/** Records the rows a transaction has locked, so that code that must write under a lock can check instead of trusting its caller. */
export function noteRowLocks(sequelize: Sequelize): void {
  sequelize.addHook('afterFind', (found, { transaction, lock }: FindOptions) => {
    if (!transaction || !found) return;
    const rows = [found].flat().filter((row) => row instanceof Model);
    const locks = lockOf(lock);
    for (const row of rows) note(row, transaction, isStrong(locks, row));
  });
  sequelize.addHook('afterCreate', (row, { transaction }) => {
    if (transaction) note(row, transaction, true);
  });
  sequelize.addHook('afterBulkCreate', (rows, { transaction }) => {
    if (transaction) for (const row of rows) note(row, transaction, true);
  });
}

/** Whether this row was read or inserted under a lock that the transaction still has. */
export const isLocked = (row: Model, transaction: Transaction): boolean =>
  readIn.get(row) === heldLocks(transaction).era;

/** The row has just been read again under a lock. */
export function noteLocked(row: Model, transaction: Transaction): void {
  note(row, transaction, true);
}

/** These rows were locked by a statement of their own; later reads of them are under the lock. */
export function noteLockedIds(table: string, ids: readonly number[], transaction: Transaction): void {
  const { rows } = heldLocks(transaction);
  for (const id of ids) rows.add(`${table} ${id}`);
}

interface Lock {
  level: unknown;
  of?: unknown;
}

const lockOf = (lock: unknown): Lock =>
  typeof lock === 'object' && lock !== null ? (lock as Lock) : { level: lock };

const isStrong = ({ level, of }: Lock, row: Model): boolean =>
  (level === true || strong.has(String(level))) && (of === undefined || of === row.constructor);

/** A row that is read again without a lock is as fresh as the lock that the transaction has on it. */
function note(row: Model, transaction: Transaction, isLockedNow: boolean): void {
  const key = `${(row.constructor as typeof Model).tableName} ${row.get('id')}`;
  const { rows, era } = heldLocks(transaction);
  if (isLockedNow) rows.add(key);
  if (rows.has(key)) readIn.set(row, era);
}

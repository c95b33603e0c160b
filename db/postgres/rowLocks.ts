import { Model, type Sequelize, type Transaction } from 'sequelize';

interface FindOptions {
  transaction?: Transaction | null;
  lock?: unknown;
}

/** The rows that each open transaction has locked or created, and so read after the lock. */
const lockedKeys = new WeakMap<Transaction, Set<string>>();
const lockedIn = new WeakMap<Model, Transaction>();

const strong = new Set(['UPDATE', 'NO KEY UPDATE']);

/** Notes which rows a transaction holds, so that what must write under a lock can ask instead of trusting its caller. */
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

/** Whether this row was read or made under a lock that the transaction still holds. */
export const isLocked = (row: Model, transaction: Transaction): boolean => lockedIn.get(row) === transaction;

/** The row has just been read again under a lock. */
export function noteLocked(row: Model, transaction: Transaction): void {
  note(row, transaction, true);
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
  const key = `${(row.constructor as typeof Model).name}:${row.get('id')}`;
  const keys = lockedKeys.get(transaction) ?? new Set();
  lockedKeys.set(transaction, keys);
  if (isLockedNow) keys.add(key);
  if (keys.has(key)) lockedIn.set(row, transaction);
}

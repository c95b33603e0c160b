import { EventEmitter } from 'node:events';
import type { Sequelize, Transaction } from 'sequelize';
import { type Changed, refreshReadModels } from '../models/catalog/refreshReadModels.ts';

const committed = new WeakMap<Sequelize, EventEmitter>();

/**
 * One unit of work: all its writes, the read models that show them and the jobs it causes commit together, or
 * none does. `work` must not touch anything outside the database. What is written at its end may answer what
 * has been changed before it.
 */
export async function inTransaction<T>(
  sequelize: Sequelize,
  work: (transaction: Transaction) => Promise<T>,
  writeAtEnd?: (transaction: Transaction) => Promise<readonly Changed[]>,
): Promise<T> {
  const result = await sequelize.transaction(async (transaction) => {
    const done = await work(transaction);
    await refreshReadModels(transaction, writeAtEnd);
    return done;
  });
  announceCommit(sequelize);
  return result;
}

/** Reports changes on this connection that were committed without a surrounding transaction. */
export function announceCommit(sequelize: Sequelize): void {
  committed.get(sequelize)?.emit('commit');
}

/** Calls back after each committed transaction on this connection; returns how to stop. */
export function onCommit(sequelize: Sequelize, listener: () => void): () => void {
  const actions = committed.get(sequelize) ?? new EventEmitter().setMaxListeners(0);
  committed.set(sequelize, actions);
  actions.on('commit', listener);
  return () => actions.off('commit', listener);
}

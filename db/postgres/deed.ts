import { EventEmitter } from 'node:events';
import type { Sequelize, Transaction } from 'sequelize';
import { refreshReadModels } from '../models/catalog/refreshReadModels.ts';

const committed = new EventEmitter().setMaxListeners(0);

/**
 * One deed of the business: all its writes, the read models that show them and the jobs it causes commit together, or
 * none does. Nothing outside the database may be touched by `work`.
 */
export async function deed<T>(
  sequelize: Sequelize,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const result = await sequelize.transaction(async (transaction) => {
    const done = await work(transaction);
    await refreshReadModels(transaction);
    return done;
  });
  announceDeed();
  return result;
}

/** Tells this process of changes that were committed without a deed around them. */
export function announceDeed(): void {
  committed.emit('deed');
}

/** Calls back after each committed deed of this process; answers how to stop. */
export function onDeed(listener: () => void): () => void {
  committed.on('deed', listener);
  return () => committed.off('deed', listener);
}

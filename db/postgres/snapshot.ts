import { type Sequelize, Transaction } from 'sequelize';
import { mayStandIdle } from './connection.ts';
import { onUpToDate } from './replica.ts';

/**
 * A transaction that only reads, and sees one moment: exports, reports and statistics. It is opened on the replica where there is
 * one that has caught up, so that it never misses what its reader has just written. Others read on the primary: nothing
 * leads there but this function. Its statements are given the transaction, and its owner ends it.
 */
export const openSnapshot = (primary: Sequelize): Promise<Transaction> =>
  onUpToDate(primary, async (on) => {
    const transaction = await on.transaction({
      isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ,
    });
    // It stays idle while a slow client downloads a file.
    try {
      await on.query(`set transaction read only; ${mayStandIdle(5)}`, { transaction });
    } catch (error) {
      await transaction.rollback().catch(() => undefined);
      throw error;
    }
    return transaction;
  });

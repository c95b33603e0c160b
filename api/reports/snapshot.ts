import { LedgerEntry } from '@odonta/db/models';
import { openSnapshot } from '@odonta/db/postgres/snapshot.ts';
import type { Sequelize, Transaction } from 'sequelize';

/** All that is read inside sees the same moment. */
export async function inSnapshot<T>(read: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await openSnapshot(connection());
  try {
    return await read(transaction);
  } finally {
    await transaction.rollback();
  }
}

/** The rows of a statement, many at a time: the next come from the database while these are written. */
export async function* rowsByCursor<Row extends object>(
  statement: string,
  bind: Record<string, unknown>,
): AsyncGenerator<Row[]> {
  const transaction = await openSnapshot(connection());
  try {
    const sequelize = connection();
    await sequelize.query(`declare report no scroll cursor for ${statement}`, { bind, transaction });
    const next = async () => {
      // Untyped: Sequelize would copy every row of a SELECT once more.
      const [found] = await sequelize.query(`fetch ${rowsAtOnce} from report`, { transaction });
      return found as Row[];
    };
    for (let found = await next(); found.length > 0; ) {
      const coming = next();
      // An aborted reader leaves it behind; only its consumer learns of the failure.
      coming.catch(() => {});
      yield found;
      found = await coming;
    }
  } finally {
    await transaction.rollback();
  }
}

export function connection(): Sequelize {
  const { sequelize } = LedgerEntry;
  if (!sequelize) throw new Error('no database is open');
  return sequelize;
}

const rowsAtOnce = 2000;

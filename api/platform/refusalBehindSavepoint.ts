import { sequelizeOf } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { ApiError } from './http/errors.ts';
import { refusalOf } from './http/failures.ts';

/** A refusal rolls back the writes before it, and leaves the transaction usable. */
export async function refusalBehindSavepoint(
  transaction: Transaction,
  writeSome: () => Promise<void>,
): Promise<ApiError | null> {
  const sequelize = sequelizeOf(transaction);
  await sequelize.query('savepoint attempt', { transaction });
  try {
    await writeSome();
    await sequelize.query('release savepoint attempt', { transaction });
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || refusal.status >= 500) throw error;
    await sequelize.query('rollback to savepoint attempt', { transaction });
    // One of the same name may stand around it.
    await sequelize.query('release savepoint attempt', { transaction });
    return refusal;
  }
}

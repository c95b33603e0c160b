import { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/**
 * Two courses that reschedule to each other would deadlock, so cancellations run one after the other, before
 * any row is locked.
 */
export async function cancelAlone(_ids: readonly number[], transaction: Transaction): Promise<void> {
  const { sequelize } = Prod;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  await sequelize.query(`select pg_advisory_xact_lock(hashtext('course cancellations'))`, { transaction });
}

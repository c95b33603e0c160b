import { takeTurn } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/**
 * Two courses that reschedule to each other would deadlock, so cancellations run one after the other, before
 * any row is locked.
 */
export const cancelAlone = (_ids: readonly number[], transaction: Transaction): Promise<void> =>
  takeTurn('course cancellations', transaction);

import type { Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { notifyBookkeepersOnce } from '../../platform/notices/notifyOnce.ts';

interface Each<Row> {
  work(row: Row, transaction: Transaction): Promise<unknown>;
  /** The notice to accountants about a failed row, and the screen to open. */
  failure(row: Row): string;
  path(row: Row): string;
}

/**
 * Does the work for each row in a transaction of its own: an error of one does not stop the others. Accountants
 * are notified of each failure, and the job fails at the end, so that the queue retries the rest.
 */
export async function eachByItself<Row>(rows: readonly Row[], each: Each<Row>): Promise<void> {
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      await unitOfWork.transaction((transaction) => each.work(row, transaction));
    } catch (error) {
      log.error({ err: error, failure: each.failure(row) }, 'payouts');
      errors.push(error);
      const notice = { kind: 'payout', text: each.failure(row), path: each.path(row) };
      await unitOfWork.transaction((transaction) => notifyBookkeepersOnce(notice, transaction));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${rows.length} failed`);
}

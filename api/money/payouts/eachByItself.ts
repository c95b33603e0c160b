import type { Transaction } from 'sequelize';
import { works } from '../../platform/journals/works.ts';
import { log } from '../../platform/log.ts';
import { tellBookkeepersOnce } from '../../platform/notices/tellOnce.ts';

interface Each<Row> {
  work(row: Row, transaction: Transaction): Promise<unknown>;
  /** What bookkeepers read of one that failed, and where they look. */
  failure(row: Row): string;
  path(row: Row): string;
}

/**
 * Does the work for each row in a transaction of its own: what is wrong with one leaves the others theirs. Bookkeepers are told of
 * each failure, and the job fails at the end, so that the queue tries again what was not done.
 */
export async function eachByItself<Row>(rows: readonly Row[], each: Each<Row>): Promise<void> {
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      await works.deed((transaction) => each.work(row, transaction));
    } catch (error) {
      log.error({ err: error, failure: each.failure(row) }, 'payouts');
      errors.push(error);
      const notice = { kind: 'payout', text: each.failure(row), path: each.path(row) };
      await works.deed((transaction) => tellBookkeepersOnce(notice, transaction));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${rows.length} failed`);
}

import { StaffNotice } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { works } from '../journals/works.ts';
import { log } from '../log.ts';
import { notifyBookkeepers } from '../notices/notifyBookkeepers.ts';

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
      await tellOnce({ text: each.failure(row), path: each.path(row) });
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${rows.length} failed`);
}

/** The queue tries a job several times: who has not read of a failure is not told of it again. */
function tellOnce(told: { text: string; path: string }): Promise<void> {
  return works.deed(async (transaction) => {
    const notice = { kind: 'payout', ...told };
    if ((await StaffNotice.count({ where: { ...notice, read_at: null }, transaction })) === 0)
      await notifyBookkeepers(notice, transaction);
  });
}

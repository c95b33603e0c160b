import { AccountingDoc, type Payout } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import type { Signed } from '../../../platform/transitions/applyTransition.ts';
import { transitionDoc } from '../../invoices/transitionDoc.ts';
import { reportOfPayout } from '../../statements/ofPayouts.ts';

/** Before the payouts themselves, as a report that is signed or annulled locks its payout after it. */
export async function lockReports(payouts: readonly number[], transaction: Transaction): Promise<void> {
  await AccountingDoc.findAll({
    attributes: ['id'],
    where: { payout_id: [...payouts], status: { [Op.ne]: 'CANCELED' } },
    order: ['id'],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
}

/** The report of a payout is signed along with it, so that nobody is reminded of it any more. */
export async function signReport(
  { id }: Payout,
  actor: Omit<Signed, 'reason'>,
  transaction: Transaction,
): Promise<void> {
  const report = await reportOfPayout(id, transaction);
  if (report?.status !== 'CREATED') return;
  await transitionDoc(report, 'sign', actor, transaction, {
    run: () => report.set('signed_at', new Date()),
  });
}

import { AccountingDoc, Payout } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { conflict } from '../../platform/http/errors.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';
import { settleAct } from '../payouts/acts/settling.ts';
import { transitionPayout } from '../payouts/agreeing.ts';

/** The report that accounts for a payout, if one was made and not annulled. */
export const reportOfPayout = (payout_id: number, transaction?: Transaction): Promise<AccountingDoc | null> =>
  AccountingDoc.findOne({ where: { payout_id, status: { [Op.ne]: 'CANCELED' } }, transaction });

/** Documented periods are not calculated again. */
export async function refuseReported(payout: Payout, transaction: Transaction): Promise<void> {
  const report = await reportOfPayout(payout.id, transaction);
  if (report) throw conflict(`По выплате есть ${titleOfDoc(report)}: сначала аннулируйте его`);
}

/** Both parties have signed the report of the payout, which closes it. */
export async function closeSignedPayout(
  { payout_id }: AccountingDoc,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const payout = payout_id ? await Payout.findByPk(payout_id, { lock, transaction }) : null;
  if (payout?.status !== 'CONFIRMED') return;
  await transitionPayout(payout, 'close', actor, transaction, { run: () => settleAct(payout) });
}

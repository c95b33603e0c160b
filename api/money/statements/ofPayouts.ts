import { AccountingDoc, Payout } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { conflict } from '../../platform/http/errors.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';
import { droppingAct } from '../payouts/acts/settling.ts';
import { transitionPayout } from '../payouts/agreeing.ts';

/** The report that accounts for a payout, if one was made and not annulled. */
export const reportOfPayout = (payout_id: number, transaction?: Transaction): Promise<AccountingDoc | null> =>
  AccountingDoc.findOne({ where: { payout_id, status: { [Op.ne]: 'CANCELED' } }, transaction });

/** Documented periods are not calculated again. */
export async function refuseReported(payout: Payout, transaction: Transaction): Promise<void> {
  const report = await reportOfPayout(payout.id, transaction);
  if (report) throw conflict(`По выплате есть ${titleOfDoc(report)}: сначала аннулируйте его`);
}

/** Both parties have signed the report of the payout on paper, which closes it: no scan is the act, not even one that waits. */
export async function closeSignedPayout(
  { payout_id }: AccountingDoc,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const payout = payout_id ? await Payout.findByPk(payout_id, { lock, transaction }) : null;
  const name = payout?.status === 'CONFIRMED' ? 'close' : 'drop_act';
  if (!payout || (name === 'drop_act' && !payout.act_state)) return;
  await transitionPayout(payout, name, actor, transaction, droppingAct(payout, transaction));
}

import { type AccountingDoc, Payout, PrivateFile } from '@odonta/db/models';
import { type SignedActState, signedActStates } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../../platform/mail/letters.ts';
import type { Signed } from '../../../platform/transitions/applyTransition.ts';
import { titleOfDoc } from '../../invoices/closingDocs.letters.ts';
import { centerOf, transitionPayout } from '../agreeing.ts';
import { payoutActDropped } from '../payouts.letters.ts';

/** The scan that was looked at is the act. */
export function acceptAct(payout: Payout): void {
  payout.set({ act_state: 'ACCEPTED', act_decided_at: new Date() });
}

/** A transition of a locked payout after which no scan of it counts: its file is deleted, since nobody could open it any more. */
export function droppingAct(payout: Payout, transaction: Transaction) {
  const state: SignedActState | null = payout.act_state;
  return {
    run: () => dropAct(payout, transaction),
    changes: (): Record<string, [unknown, unknown]> => (state ? { act: [signedActStates[state], null] } : {}),
  };
}

/** The caller saves the payout. */
export async function dropAct(payout: Payout, transaction: Transaction): Promise<void> {
  const { act_file_id: id } = payout;
  payout.set(noAct);
  if (id) await PrivateFile.destroy({ where: { id }, transaction });
}

/** The report is annulled: another one is to be signed anew, of which the centre is written to. */
export async function clearAct(
  report: AccountingDoc,
  actor: Omit<Signed, 'reason'>,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const payout = report.payout_id ? await Payout.findByPk(report.payout_id, { lock, transaction }) : null;
  if (!payout?.act_state) return;
  await transitionPayout(payout, 'drop_act', actor, transaction, droppingAct(payout, transaction));
  const center = await centerOf(payout, transaction);
  await writeLetter(payoutActDropped(payout, center, titleOfDoc(report)), transaction);
}

const noAct = {
  act_state: null,
  act_file_id: null,
  act_reason: null,
  act_sent_at: null,
  act_decided_at: null,
};

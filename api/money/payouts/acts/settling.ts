import { type AccountingDoc, Payout } from '@odonta/db/models';
import { returnedActDays } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import type { Transaction } from 'sequelize';
import { deletePrivateFileAfter } from '../../../platform/files/privateFiles.ts';

/** The payout closes: a scan that waits is the accepted one, and a returned one counts no more. */
export function settleAct(payout: Payout): void {
  if (payout.act_state === 'RECEIVED') payout.set({ act_state: 'ACCEPTED', act_decided_at: new Date() });
  else payout.set(noAct);
}

/** A new report is to be signed anew. */
export async function clearAct({ payout_id }: AccountingDoc, transaction: Transaction): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const payout = payout_id ? await Payout.findByPk(payout_id, { lock, transaction }) : null;
  if (!payout?.act_state) return;
  if (payout.act_file_id) await deletePrivateFileAfter(transaction, payout.act_file_id, keptUntil());
  await payout.update(noAct, { transaction });
}

/** The end of a scan that nobody has accepted. */
export const keptUntil = (): Date => new Date(Date.now() + returnedActDays * 86_400_000);

const noAct = {
  act_state: null,
  act_file_id: null,
  act_reason: null,
  act_sent_at: null,
  act_decided_at: null,
};

import type { Payout } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { deletePrivateFileAfter } from '../../../platform/files/privateFiles.ts';
import { writeLetter } from '../../../platform/mail/letters.ts';
import { centerOf } from '../agreeing.ts';
import { payoutActReturned } from '../payouts.letters.ts';
import { keptUntil } from './settling.ts';

/** The centre reads why, and may send another scan. */
export async function returnAct(payout: Payout, reason: string, transaction: Transaction): Promise<void> {
  payout.set({ act_state: 'RETURNED', act_reason: reason, act_decided_at: new Date() });
  if (payout.act_file_id) await deletePrivateFileAfter(transaction, payout.act_file_id, keptUntil());
  await writeLetter(payoutActReturned(payout, await centerOf(payout, transaction)), transaction);
}

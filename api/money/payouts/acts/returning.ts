import type { Payout } from '@odonta/db/models';
import { returnedActDays } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { deletePrivateFileAfter } from '../../../platform/files/privateFiles.ts';
import { writeLetter } from '../../../platform/mail/letters.ts';
import { reportOfPayout } from '../../statements/ofPayouts.ts';
import { centerOf } from '../agreeing.ts';
import { payoutActReturned } from '../payouts.letters.ts';

/** The centre reads why, and may send another scan. */
export async function returnAct(payout: Payout, reason: string, transaction: Transaction): Promise<void> {
  const now = new Date();
  payout.set({ act_state: 'RETURNED', act_reason: reason, act_decided_at: now });
  const end = new Date(now.getTime() + returnedActDays * 86_400_000);
  if (payout.act_file_id) await deletePrivateFileAfter(transaction, payout.act_file_id, end);
  await writeLetter(payoutActReturned(payout, await centerOf(payout, transaction)), transaction);
  // This letter asks for the signature too: the weekly one about a scan that never came would contradict it.
  const report = await reportOfPayout(payout.id, transaction);
  await report?.update({ reminded_on: moscowDay(now) }, { transaction });
}

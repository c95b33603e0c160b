import { type Center, Payout, PayoutLine } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../platform/mail/letters.ts';
import { collectLines, totalsOf } from './collecting.ts';
import { payoutPrepared } from './payouts.letters.ts';

export interface Period {
  from: string;
  to: string;
}

/** Null where nothing is to be paid: a debt of the centre waits for its next sales. */
export async function preparePayout(
  center: Center,
  { from, to }: Period,
  transaction: Transaction,
): Promise<Payout | null> {
  const lines = await collectLines(center.id, to, transaction);
  const totals = totalsOf(lines);
  if (totals.net <= 0) return null;
  const payout = await Payout.create(
    { center_id: center.id, period_from: from, period_to: to, ...totals },
    { transaction },
  );
  await keepLines(payout.id, lines, transaction);
  await writeLetter(payoutPrepared(payout, center), transaction);
  return payout;
}

/** Releases the orders of a payout for another one. */
export async function releaseLines(payout_id: number, transaction: Transaction): Promise<void> {
  await PayoutLine.update({ is_live: false }, { where: { payout_id, is_live: true }, transaction });
}

/** Recalculates a payout from the present ledger; false where nothing would be paid. */
export async function collectAnew(payout: Payout, transaction: Transaction): Promise<boolean> {
  await releaseLines(payout.id, transaction);
  const lines = await collectLines(payout.center_id, payout.period_to, transaction);
  const totals = totalsOf(lines);
  if (totals.net <= 0) return false;
  await keepLines(payout.id, lines, transaction);
  payout.set(totals);
  return true;
}

async function keepLines(
  payout_id: number,
  lines: Awaited<ReturnType<typeof collectLines>>,
  transaction: Transaction,
): Promise<void> {
  await PayoutLine.bulkCreate(
    lines.map((line) => ({ ...line, payout_id })),
    { transaction },
  );
}

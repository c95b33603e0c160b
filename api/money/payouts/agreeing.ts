import { Center, type Payout } from '@odonta/db/models';
import { endsOf, movesFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import {
  type PayoutStatus,
  payoutLifecycle,
  payoutTerms,
} from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { Signature } from '../../platform/http/doors.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { transitionNotAllowed } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { payoutAgreed } from './payouts.letters.ts';

export interface Hand {
  by: Signature;
  origin: Origin;
  reason?: string | null;
}

/** The centre's word about a locked payout, or the clock's in its place; staff agree by the kit. */
export async function answerFor(
  payout: Payout,
  move: 'agree' | 'reject',
  { by, origin, reason = null }: Hand,
  transaction: Transaction,
): Promise<void> {
  const from: PayoutStatus = payout.status;
  const { moves, statuses } = payoutLifecycle;
  const { label } = moves[move];
  const to = endsOf(moves[move])[0] ?? from;
  if (!movesFrom(payoutLifecycle, from).includes(move))
    throw transitionNotAllowed(label, statuses[from].label, []);
  if (move === 'agree') await noteAgreement(payout, transaction);
  payout.set({ status: to, reason });
  await payout.save({ transaction });
  const about = { resource: 'payouts', record_id: payout.id };
  await works.step(
    { ...about, move, from_status: from, to_status: to, actor_id: by.id, reason },
    transaction,
  );
  await works.audit(
    { ...about, by, origin, action: move, changes: { status: [from, to] }, reason },
    transaction,
  );
}

export async function noteAgreement(payout: Payout, transaction: Transaction): Promise<void> {
  payout.set({ agreed_at: new Date(nowInSeconds() * 1000), reason: null });
  const center = await Center.findByPk(payout.center_id, {
    paranoid: false,
    rejectOnEmpty: true,
    transaction,
  });
  await writeLetter(payoutAgreed(payout, center), transaction);
}

/** Silence of some business days is consent. */
export const isSilentTooLong = ({ updated_at }: Payout): boolean =>
  nowInSeconds() > afterBusinessDays(secondsOf(updated_at), payoutTerms.silentDays);

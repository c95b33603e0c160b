import { Center, type Payout } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import {
  type PayoutTransition,
  payoutLifecycle,
  payoutTerms,
} from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../platform/mail/letters.ts';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { payoutAgreed } from './payouts.letters.ts';

export const transitionPayout = transitionsOf<Payout, PayoutTransition>('payouts', payoutLifecycle);

/** The centre's word about a locked payout, or the clock's in its place; staff agree by the kit. */
export const answerFor = (
  payout: Payout,
  name: 'agree' | 'reject',
  actor: Signed,
  transaction: Transaction,
): Promise<void> =>
  transitionPayout(payout, name, actor, transaction, {
    run: async () => {
      if (name === 'agree') await noteAgreement(payout, transaction);
      payout.set({ reason: actor.reason ?? null });
    },
  });

export async function noteAgreement(payout: Payout, transaction: Transaction): Promise<void> {
  payout.set({ agreed_at: new Date(nowInSeconds() * 1000), reason: null });
  await writeLetter(payoutAgreed(payout, await centerOf(payout, transaction)), transaction);
}

export const centerOf = ({ center_id }: Payout, transaction: Transaction): Promise<Center> =>
  Center.findByPk(center_id, { paranoid: false, rejectOnEmpty: true, transaction });

/** Silence of some business days is consent. */
export const isSilentTooLong = ({ updated_at }: Payout): boolean =>
  nowInSeconds() > afterBusinessDays(secondsOf(updated_at), payoutTerms.silentDays);

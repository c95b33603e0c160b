import type { OrderParticipant, Refund } from '@odonta/db/models';
import type { Balances } from '../../orders/ledger/balances.ts';
import type { Undone } from '../../orders/ledger/refundPostings.ts';
import { sumOf } from './sums.ts';

/**
 * The part of a sale that a refund reverses: with the money of the leaving seats, the same part of their promo
 * code and bonuses. The part withheld for the others' new price is excluded. Kopecks, and whole roubles of
 * each.
 */
export function undoneBy(refund: Refund, leaving: readonly OrderParticipant[], locked: Balances): Undone {
  const money = sumOf(refund);
  const promo = totalOf(leaving, 'promo_share');
  const bonus = totalOf(leaving, 'bonus_share');
  const paid = totalOf(leaving, 'unit_price') - promo - bonus;
  const back = Math.min(paid, money + coveredBy(refund));
  const part = paid === 0 ? refund.policy_percent / 100 : back / paid;
  return {
    money,
    promo: Math.min(locked.PROMO ?? 0, wholeRoubles(promo * part)),
    bonus: Math.min(locked.BONUS ?? 0, wholeRoubles(bonus * part)),
  };
}

/** The part of the refund used for the others' new price. */
export const coveredBy = ({ policy, keep_sum, recalc_sum }: Refund): number =>
  policy === 'RECALC' ? keep_sum - recalc_sum : 0;

const wholeRoubles = (kopecks: number): number => Math.floor(kopecks / 100 + 0.5) * 100;

const totalOf = (
  participants: readonly OrderParticipant[],
  field: 'unit_price' | 'promo_share' | 'bonus_share',
): number => participants.reduce((all, each) => all + each[field], 0);

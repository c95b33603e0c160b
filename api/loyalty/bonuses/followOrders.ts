import type { Order } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Actor } from '../../orders/actor.ts';
import type { OrderEffect } from '../../orders/effects.ts';
import { releasePromo } from '../../orders/promo/promo.ts';
import { invalid } from '../../platform/http/errors.ts';
import { followNewcomer } from '../referrals/inviting.ts';
import { lockAccountsOf, takeBackReferral, takeBackSeats } from './earning/takingBack.ts';
import { earnFor, returnBonuses, spendBonuses, spendingKeyOf, takeBackEarned } from './ofOrders.ts';

const over: readonly RegistrationStatus[] = ['CANCELED', 'REJECTED'];

/**
 * Bonuses are spent with the booking and earned with the payment; an order that ends without effect returns
 * its bonuses, its code and everything that depended on it.
 */
export const loyaltyFollows: OrderEffect = async ({ name, order, from, actor }, transaction) => {
  if ((name === 'create' || name === 'arrive') && order.bonus_sum > 0) {
    const key = await spendingKeyOf(order, transaction);
    if (key === null)
      throw invalid({
        bonuses:
          order.legal_user_id === null
            ? 'Войдите по телефону, чтобы оплатить бонусами'
            : 'Бонусами можно платить, когда бухгалтер проверит ИНН',
      });
    await spendBonuses(key, order, roublesOf(order.bonus_sum), transaction);
  }
  if (from === null) await followNewcomer(order, transaction);
  if (order.status === 'CONFIRMED' && from !== 'CONFIRMED') await earnFor(order, transaction);
  if (over.includes(order.status) && from !== null && !over.includes(from)) {
    await lockAccountsOf([order.id], transaction);
    await returnBonuses(order, transaction, { prolongs: isOfTheHouse(order, actor) });
    await takeBackEarned(order, transaction);
    await takeBackSeats(order, transaction);
    await takeBackReferral(order, transaction);
    await releasePromo(order.id, transaction);
  }
  if (name === 'refund_whole') await takeBackReferral(order, transaction);
};

/** Bonuses returned for the fault of the centre or the platform last a month longer. */
function isOfTheHouse({ status, cancel_reason }: Order, { by }: Actor): boolean {
  if (status === 'REJECTED' || cancel_reason === 'CENTER' || cancel_reason === 'COURSE_CANCELED') return true;
  // A buyer who reschedules by himself spends what is still valid; staff and members of centres alone have numbers in journals.
  return cancel_reason === 'MOVED' && by.id !== null;
}

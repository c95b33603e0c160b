import type { Order } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { invalid } from '../http/errors.ts';
import type { OrderEffect } from '../orders/effects.ts';
import type { Hand } from '../orders/hand.ts';
import { releasePromo } from '../promo/promo.ts';
import { earnFor, returnBonuses, spendBonuses, spendingKeyOf, takeBackEarned } from './ofOrders.ts';

const over: readonly RegistrationStatus[] = ['CANCELED', 'REJECTED'];

/** Bonuses are spent with the booking and earned with the money; what comes to nothing gives them back, and its code too. */
export const loyaltyFollows: OrderEffect = async ({ name, order, from, hand }, transaction) => {
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
  if (order.status === 'CONFIRMED' && from !== 'CONFIRMED') await earnFor(order, transaction);
  if (over.includes(order.status) && from !== null && !over.includes(from)) {
    await returnBonuses(order, transaction, { prolongs: isOfTheHouse(order, hand) });
    await takeBackEarned(order, transaction);
    await releasePromo(order.id, transaction);
  }
};

/** Bonuses that come back because of the centre or the market have a month more to be spent. */
function isOfTheHouse({ status, cancel_reason }: Order, { by }: Hand): boolean {
  if (status === 'REJECTED' || cancel_reason === 'CENTER' || cancel_reason === 'COURSE_CANCELED') return true;
  // Whoever moves to another date by himself spends what still lives.
  return cancel_reason === 'MOVED' && by.roles.length > 0;
}

import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { invalid } from '../http/errors.ts';
import type { OrderEffect } from '../orders/effects.ts';
import { releasePromo } from '../promo/promo.ts';
import { earnFor, returnBonuses, spendBonuses, spendingKeyOf, takeBackEarned } from './ofOrders.ts';

const over: readonly RegistrationStatus[] = ['CANCELED', 'REJECTED'];

/** Bonuses are spent with the booking and earned with the money; what comes to nothing gives them back, and its code too. */
export const loyaltyFollows: OrderEffect = async ({ name, order, from }, transaction) => {
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
    await returnBonuses(order, transaction);
    await takeBackEarned(order, transaction);
    await releasePromo(order.id, transaction);
  }
};

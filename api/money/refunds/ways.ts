import type { Refund } from '@odonta/db/models';
import type { RefundRoute } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { Transaction } from 'sequelize';
import { voucherShareOf } from '../../loyalty/vouchers/ofOrders.ts';
import { invalid } from '../../platform/http/errors.ts';
import { cardsAuthorised } from './legs.ts';
import { sumOf } from './sums.ts';

/** Refuses a way that cannot take the rest of a refund, before its buyer is notified. */
export async function refuseUnfit(
  refund: Refund,
  { route, gone }: { route: RefundRoute; gone: number },
  transaction: Transaction,
): Promise<void> {
  const ofVouchers = gone > 0 ? refund.voucher_sum : await voucherShareOf(refund, sumOf(refund), transaction);
  const rest = sumOf(refund) - ofVouchers - gone;
  if (route === 'BONUS') refuseParts(rest);
  if (route === 'CARD' && !(await cardsAuthorised(refund.order_id, rest, transaction)))
    throw invalid({ route: 'На карты этого заказа столько не вернуть: выберите другой способ' });
}

/** Bonuses are whole roubles: rounded, they would be more than was paid, or less. */
export function refuseParts(sum: number): void {
  if (sum % 100 !== 0)
    throw invalid({ route: 'Бонусы считают целыми рублями: верните эту сумму другим способом' });
}

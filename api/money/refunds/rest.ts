import { type Order, Refund } from '@odonta/db/models';
import type { RefundAsker } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { routeOf } from './ask.ts';
import { owe } from './automatic.ts';
import { refundAsked } from './letters.ts';

/**
 * Refunds what was paid for a rescheduled order beyond the new price. A sum beyond the limit of a
 * member of staff, or of a centre, waits for approval, as all refunds of staff do; returns whether it waits.
 */
export async function returnRest(
  order: Order,
  { asked_by, asked_kind }: { asked_by: number | null; asked_kind: RefundAsker },
  transaction: Transaction,
): Promise<boolean> {
  const sum = order.paid_sum - order.refunded_sum;
  if (sum <= 0) return false;
  const own = kopecksOf(await moneySetting('refund_own_limit', transaction));
  if (asked_by === null || sum <= own) {
    await owe(order, { source: 'ORDER', reason: 'DATE_CHANGED', sum, payment_id: null }, transaction);
    return false;
  }
  const refund = await Refund.create(
    {
      order_id: order.id,
      reason: 'DATE_CHANGED',
      keep_sum: sum,
      recalc_sum: sum,
      requested_sum: sum,
      route: routeOf(order),
      asked_kind,
      asked_by,
    },
    { transaction },
  );
  await refundAsked(refund, transaction);
  return true;
}

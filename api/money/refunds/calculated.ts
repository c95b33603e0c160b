import { type Order, OrderParticipant, Refund } from '@odonta/db/models';
import { type Calculation, calculate } from '@odonta/db/vocabulary/money/refunds/calculation.ts';
import { type RefundReason, reasonsOfTheHouse } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { liveRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { kopecksOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Repricing } from '@odonta/db/vocabulary/orders/order.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { percentNow } from '../../orders/refunds/percentNow.ts';
import { invalid } from '../../platform/http/errors.ts';

export interface Calculated extends Calculation {
  /** Whole roubles of the order that may still be refunded. */
  left: number;
}

/** The consequences if these participants of an order give up their seats now. Refuses strangers to the order. */
export async function calculatedFor(
  order: Order,
  participantIds: readonly number[],
  reason: RefundReason,
  transaction?: Transaction,
): Promise<Calculated> {
  const active = await OrderParticipant.findAll({
    where: { order_id: order.id, state: 'ACTIVE' },
    order: ['number'],
    transaction,
  });
  const here = new Set(active.map(({ id }) => id));
  if (participantIds.some((id) => !here.has(id)))
    throw invalid({ participant_ids: 'Кого-то из участников уже нет в заказе' });
  const percent = reasonsOfTheHouse.includes(reason) ? 100 : percentNow(order);
  const bought = {
    price: roublesOf(order.snapshot.price),
    tiers: order.tiers.map((tier) => ({ ...tier, price: roublesOf(tier.price) })),
    participation: order.participation,
    booked_at: secondsOf(order.created_at),
    seats: active.map(({ id, unit_price, promo_share, bonus_share, is_student }) => ({
      id,
      unit: roublesOf(unit_price),
      promo: roublesOf(promo_share),
      bonus: roublesOf(bonus_share),
      is_student,
    })),
  };
  return { ...calculate(bought, participantIds, percent), left: await leftOf(order, transaction) };
}

/** By the course's promise to those who stay; a cancellation by our fault makes the others no dearer. */
export const ruleFor = ({ repricing }: Order, reason: RefundReason): Repricing =>
  reasonsOfTheHouse.includes(reason) ? 'KEEP' : repricing;

/** The paid sum that is neither refunded nor requested. */
async function leftOf({ id, paid_sum }: Order, transaction?: Transaction): Promise<number> {
  const taken = await Refund.findAll({
    where: { order_id: id, source: 'ORDER', status: [...liveRefundStatuses] },
    attributes: ['approved_sum', 'requested_sum'],
    transaction,
  });
  const asked = taken.reduce(
    (all, { approved_sum, requested_sum }) => all + (approved_sum ?? requested_sum),
    0,
  );
  return Math.floor((paid_sum - asked) / kopecksOf(1));
}

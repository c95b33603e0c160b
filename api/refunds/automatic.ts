import { type Order, Payment, Refund } from '@odonta/db/models';
import type { RefundReason, RefundSource } from '@odonta/db/vocabulary/refunds/refund.ts';
import type { Transaction } from 'sequelize';
import type { OrderEffect, OrderEvent } from '../orders/effects.ts';
import { settleApproval } from './approval.ts';
import { routeOf } from './ask.ts';
import { cardsHold } from './legs.ts';
import { refundApproved } from './letters.ts';
import { stepRefund } from './steps.ts';

const endings: ReadonlySet<OrderEvent['name']> = new Set(['cancel', 'reject', 'expire']);

/**
 * What nobody has to ask for: money that found no seat, money of a card beyond the price, and all that was paid for an order
 * that ended before it was confirmed. What was paid too much by bank transfer stays on the balance of its payer.
 */
export const refundAutomatically: OrderEffect = async (event, transaction) => {
  const { name, order, sum = 0, payment_id = null } = event;
  if (name === 'unplaced')
    await owe(order, { source: 'LATE', reason: 'LATE_PAYMENT', sum, payment_id }, transaction);
  else if (name === 'overpaid' && (await isByCard(payment_id, transaction)))
    await owe(order, { source: 'OVERPAID', reason: 'OVERPAID', sum, payment_id }, transaction);
  else if (endings.has(name) && order.paid_sum > order.refunded_sum)
    await owe(
      order,
      { source: 'ORDER', reason: reasonOf(name), sum: leftOf(order), payment_id },
      transaction,
    );
};

interface Owed {
  source: RefundSource;
  reason: RefundReason;
  sum: number;
  payment_id: number | null;
  /** Those who give up their seats by it. */
  participant_ids?: number[];
}

/** Promises a sum that needs nobody’s consent. */
export async function owe(
  order: Order,
  { source, reason, sum, payment_id, participant_ids = [] }: Owed,
  transaction: Transaction,
) {
  if (sum <= 0) return;
  const isPaidByCard =
    source === 'ORDER' ? routeOf(order) === 'CARD' : await isByCard(payment_id, transaction);
  const isCard = isPaidByCard && (await cardsHold(order.id, sum, transaction));
  const refund = await Refund.create(
    {
      order_id: order.id,
      participant_ids,
      source,
      reason,
      keep_sum: sum,
      recalc_sum: sum,
      requested_sum: sum,
      route: isCard ? 'CARD' : 'BANK',
      is_auto: true,
      asked_kind: 'SYSTEM',
    },
    { transaction },
  );
  await settleApproval(refund, transaction);
  await stepRefund(refund, 'approve_any', transaction);
  await refundApproved(refund, transaction);
}

async function isByCard(paymentId: number | null, transaction: Transaction): Promise<boolean> {
  if (paymentId === null) return false;
  const payment = await Payment.findByPk(paymentId, { transaction });
  return payment?.method === 'CARD';
}

const reasonOf = (name: OrderEvent['name']): RefundReason =>
  name === 'reject' ? 'CENTER_CANCELED' : 'CLIENT_REFUSED';
const leftOf = ({ paid_sum, refunded_sum }: Order): number => paid_sum - refunded_sum;

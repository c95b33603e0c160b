import { type Order, Payment, Refund } from '@odonta/db/models';
import type { RefundReason, RefundRoute, RefundSource } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { Transaction } from 'sequelize';
import { voucherShareOf } from '../../loyalty/vouchers/ofOrders.ts';
import type { OrderEffect, OrderEvent } from '../../orders/effects.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { settleApproval } from './approval.ts';
import { routeOf } from './ask.ts';
import { giveBack } from './finish.ts';
import { cardsAuthorised } from './legs.ts';
import { refundApproved, refundDone } from './letters.ts';
import { transitionRefund } from './transitionRefund.ts';

const endings: ReadonlySet<OrderEvent['name']> = new Set(['cancel', 'reject', 'expire']);

/**
 * Automatic refunds: money without a seat, card money beyond the price, and everything paid for an order that
 * ended before its confirmation. An excess bank transfer stays on the balance of its payer.
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

/** Owes a sum that needs no approval. */
export async function owe(
  order: Order,
  { source, reason, sum, payment_id, participant_ids = [] }: Owed,
  transaction: Transaction,
) {
  if (sum <= 0) return;
  const route = await routeFor(order, { source, sum, payment_id }, transaction);
  const refund = await Refund.create(
    {
      order_id: order.id,
      participant_ids,
      source,
      reason,
      keep_sum: sum,
      recalc_sum: sum,
      requested_sum: sum,
      route,
      is_auto: true,
      asked_kind: 'SYSTEM',
    },
    { transaction },
  );
  await settleApproval(refund, transaction);
  await transitionRefund(refund, 'approve_any', systemActor, transaction);
  if (refund.route === 'VOUCHER' && hasEnded(order)) await giveBackAtOnce(order, refund, transaction);
  else await refundApproved(refund, transaction);
}

const hasEnded = ({ status }: Order): boolean => status === 'CANCELED' || status === 'REJECTED';

/** A voucher's part needs no bank: it is credited back when the order ends. */
async function giveBackAtOnce(order: Order, refund: Refund, transaction: Transaction): Promise<void> {
  await transitionRefund(refund, 'send', systemActor, transaction);
  await giveBack(order, refund, systemActor, transaction);
  await transitionRefund(refund, 'finish', systemActor, transaction);
  await refundDone(refund, transaction);
}

/** By the way of payment; money that no card can take back goes to an account. */
async function routeFor(
  order: Order,
  { source, sum, payment_id }: Pick<Owed, 'source' | 'sum' | 'payment_id'>,
  transaction: Transaction,
): Promise<RefundRoute> {
  const ofVouchers = await voucherShareOf({ id: 0, order_id: order.id, source }, sum, transaction);
  if (sum === ofVouchers) return 'VOUCHER';
  const isPaidByCard =
    source === 'ORDER' ? routeOf(order) === 'CARD' : await isByCard(payment_id, transaction);
  return isPaidByCard && (await cardsAuthorised(order.id, sum - ofVouchers, transaction)) ? 'CARD' : 'BANK';
}

async function isByCard(paymentId: number | null, transaction: Transaction): Promise<boolean> {
  if (paymentId === null) return false;
  const payment = await Payment.findByPk(paymentId, { transaction });
  return payment?.method === 'CARD';
}

const reasonOf = (name: OrderEvent['name']): RefundReason =>
  name === 'reject' ? 'CENTER_CANCELED' : 'CLIENT_REFUSED';
const leftOf = ({ paid_sum, refunded_sum }: Order): number => paid_sum - refunded_sum;

import { Payment, PaymentPart, type Refund, RefundLeg } from '@odonta/db/models';
import { liveRefundStatuses } from '@odonta/db/vocabulary/refunds/refundLifecycle.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../http/errors.ts';
import { routedOf } from './sums.ts';

/** To which cards how much goes back, the newest payment first. Refuses where the cards have taken less. */
export async function planLegs(refund: Refund, transaction: Transaction): Promise<void> {
  const planned = await RefundLeg.findAll({ where: { refund_id: refund.id }, transaction });
  let left = routedOf(refund) - planned.reduce((all, { sum }) => all + sum, 0);
  for (const { payment_id, free } of await freeOf(refund, transaction)) {
    const sum = Math.min(left, free);
    if (sum > 0) await RefundLeg.create({ refund_id: refund.id, payment_id, sum }, { transaction });
    left -= sum;
  }
  if (left > 0) throw conflict('На карты этого заказа столько не вернуть: выберите другой способ возврата');
}

/** Whether the cards of an order may give back so much. */
export async function cardsHold(order_id: number, sum: number, transaction: Transaction): Promise<boolean> {
  const free = await freeOf({ id: 0, order_id }, transaction);
  return free.reduce((all, each) => all + each.free, 0) >= sum;
}

/** What has gone back in part is no refusal any more: whoever decides may only go on with it. */
export async function refuseBegun({ id }: Refund, transaction: Transaction): Promise<void> {
  const where = { refund_id: id, done_at: { [Op.not]: null } };
  if ((await RefundLeg.count({ where, transaction })) > 0)
    throw conflict('Часть денег уже вернулась на карту: одобрите возврат ещё раз, чтобы ушло остальное');
}

/** What each card payment of the order may still give back, less what other refunds have planned. */
async function freeOf({ id, order_id }: Pick<Refund, 'id' | 'order_id'>, transaction: Transaction) {
  const parts = await PaymentPart.findAll({ where: { order_id }, transaction });
  const payments = await Payment.findAll({
    where: { id: parts.map(({ payment_id }) => payment_id), method: 'CARD' },
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  const legs = await RefundLeg.findAll({
    where: { payment_id: payments.map((payment) => payment.id), done_at: null },
    // By a refund that was turned down nothing more goes back.
    include: [{ association: 'refund', where: { status: [...liveRefundStatuses] }, required: true }],
    transaction,
  });
  return payments.reverse().map((payment) => {
    const own = legs.filter((leg) => leg.payment_id === payment.id);
    const waiting = own.reduce((all, { sum }) => all + sum, 0);
    const isPlanned = own.some(({ refund_id }) => refund_id === id);
    const free = payment.captured_sum - payment.refunded_sum - waiting;
    return { payment_id: payment.id, free: isPlanned ? 0 : Math.max(0, free) };
  });
}

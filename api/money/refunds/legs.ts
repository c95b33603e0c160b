import { Payment, PaymentPart, type Refund, RefundLeg } from '@odonta/db/models';
import { liveRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { routedOf } from './sums.ts';

/** To which cards how much goes back, the newest payment first. Refuses where the cards have taken less. */
export async function planLegs(refund: Refund, transaction: Transaction): Promise<void> {
  const planned = await RefundLeg.findAll({ where: { refund_id: refund.id }, transaction });
  const isPlanned = new Set(planned.map(({ payment_id }) => payment_id));
  let left = routedOf(refund) - planned.reduce((all, { sum }) => all + sum, 0);
  for (const { payment_id, free } of await freeOf(refund, transaction)) {
    const sum = Math.min(left, isPlanned.has(payment_id) ? 0 : free);
    if (sum > 0) await RefundLeg.create({ refund_id: refund.id, payment_id, sum }, { transaction });
    left -= sum;
  }
  if (left > 0) throw conflict('На карты этого заказа столько не вернуть: выберите другой способ возврата');
}

/** Whether the cards of an order may give back so much. */
export async function cardsAuthorised(
  order_id: number,
  sum: number,
  transaction: Transaction,
): Promise<boolean> {
  const free = await freeOf({ order_id }, transaction);
  return free.reduce((all, each) => all + each.free, 0) >= sum;
}

/** A partly executed refund cannot be refused as a whole any more: only its rest can. */
export async function refuseBegun(refund: Refund, transaction: Transaction): Promise<void> {
  await refuseUnanswered(refund, transaction);
  if ((await goneByCards(refund, transaction)) > 0)
    throw conflict(
      'Часть денег уже вернулась на карту: остаток верните другим способом или закройте возврат без него',
    );
}

/** Refuses while the bank has not confirmed whether money has gone: a late refund must not be paid twice. */
async function refuseUnanswered({ id }: Refund, transaction: Transaction): Promise<void> {
  const unanswered = { refund_id: id, done_at: null, sent_at: { [Op.not]: null } };
  if ((await RefundLeg.count({ where: unanswered, transaction })) > 0)
    throw conflict('Банк ещё не ответил, ушли ли деньги на карту: спросим его снова через минуту');
}

/** Kopecks that went back to cards by it. */
export async function goneByCards({ id }: Refund, transaction: Transaction): Promise<number> {
  const gone = await RefundLeg.findAll({
    where: { refund_id: id, done_at: { [Op.not]: null } },
    transaction,
  });
  return gone.reduce((all, { sum }) => all + sum, 0);
}

/** Cancels the card refunds that were not executed. */
export async function dropWaitingLegs(refund: Refund, transaction: Transaction): Promise<void> {
  await refuseUnanswered(refund, transaction);
  await RefundLeg.destroy({ where: { refund_id: refund.id, done_at: null }, transaction });
}

/** The refundable rest of each card payment of the order, less the plans of other refunds. */
async function freeOf({ order_id }: Pick<Refund, 'order_id'>, transaction: Transaction) {
  const parts = await PaymentPart.findAll({ where: { order_id }, transaction });
  const payments = await Payment.findAll({
    where: { id: parts.map(({ payment_id }) => payment_id), method: 'CARD' },
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  const waitingLegs = await RefundLeg.findAll({
    where: { payment_id: payments.map((payment) => payment.id), done_at: null },
    // A rejected refund pays nothing more.
    include: [{ association: 'refund', where: { status: [...liveRefundStatuses] }, required: true }],
    transaction,
  });
  return payments.reverse().map((payment) => {
    const own = waitingLegs.filter((leg) => leg.payment_id === payment.id);
    const waiting = own.reduce((all, { sum }) => all + sum, 0);
    return {
      payment_id: payment.id,
      free: Math.max(0, payment.captured_sum - payment.refunded_sum - waiting),
    };
  });
}

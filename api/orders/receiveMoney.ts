import { type Order, OrderParticipant } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import type { MoneyAccount } from '@odonta/db/vocabulary/orders/postings.ts';
import { literal, type Transaction } from 'sequelize';
import type { Actor } from './actor.ts';
import { notifyOf } from './effects.ts';
import { isPaid, openChecksFor } from './guards.ts';
import { overpaidPosting, receivedLatePosting, receivedPosting } from './ledger/orderPostings.ts';
import { payerKeyOf } from './ledger/payers.ts';
import { post } from './ledger/post.ts';
import { hasOpenRefund } from './refunds/open.ts';
import { poolsOf, tryTakeSeats } from './seats/seats.ts';
import { transition } from './transition.ts';

export interface Money {
  account: MoneyAccount;
  /** Kopecks. */
  sum: number;
  payment_id: number | null;
  invoice_id?: number | null;
  voucher_id?: number | null;
}

/**
 * Processes money for a locked order. It confirms reserved seats, waits where an approval is needed, takes
 * the seats again where it is late and they are free; money without a seat or beyond the price is reported,
 * so that it is refunded.
 */
export async function receiveMoney(
  order: Order,
  money: Money,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (order.status === 'PREPARE' || order.status === 'CREATED')
    await settle(order, money, actor, transaction);
  else if (order.status === 'CANCELED' && order.cancel_reason === 'EXPIRED')
    await settleLate(order, money, actor, transaction);
  else if (order.debt > 0) await payDebt(order, money, actor, transaction);
  else await overpay(order, money, actor, transaction);
}

async function settle(order: Order, money: Money, actor: Actor, transaction: Transaction): Promise<void> {
  const missing = order.total - order.paid_sum;
  const part = Math.min(money.sum, missing);
  await take(order, { ...money, sum: part }, transaction);
  if (order.status === 'PREPARE' && isPaid(order)) await settlePaid(order, actor, transaction, money);
  else if (isPaid(order) && isCheckOpen(order, 'MONEY'))
    await transition(order, 'confirm_money', actor, transaction);
  if (money.sum > part) await overpay(order, { ...money, sum: money.sum - part }, actor, transaction);
}

/** A paid or free order is confirmed, or waits for approval. */
export function settlePaid(
  order: Order,
  actor: Actor,
  transaction: Transaction,
  { sum = 0, payment_id = null }: Partial<Pick<Money, 'sum' | 'payment_id'>> = {},
): Promise<Order> {
  const move = openChecksFor(order).length === 0 ? 'pay' : 'await';
  return transition(order, move, actor, transaction, { sum, payment_id });
}

/**
 * Money that is certain and not yet received: authorised on a card until the centre has confirmed, or on its
 * way by a payment order.
 */
export async function authoriseMoney(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  order.checks = [...order.checks, { kind: 'MONEY', is_done: false }];
  await transition(order, 'await', actor, transaction);
}

async function settleLate(order: Order, money: Money, actor: Actor, transaction: Transaction): Promise<void> {
  const isWhole = order.paid_sum + money.sum === order.total;
  // Its code and its bonuses returned with the seats, and may be spent by now; student documents are not checked any more.
  const isPlain = order.promo_sum === 0 && order.bonus_sum === 0 && !isCheckOpen(order, 'STUDENT_DOC');
  // The hours of a lesson are free for others as soon as its order ends.
  const isOfCourse = order.lesson_from === null;
  // Money that came in time and was too little is being refunded, or has been.
  const isAllHere = order.refunded_sum === 0 && !(await hasOpenRefund(order, transaction));
  if (!(isWhole && isPlain && isOfCourse && isAllHere && (await retake(order, transaction)))) {
    await keepFor(order, receivedLatePosting, 'LATE_RECEIVED', money, transaction);
    const { sum, payment_id } = money;
    await notifyOf({ name: 'unplaced', order, from: order.status, actor, sum, payment_id }, transaction);
    return;
  }
  await take(order, money, transaction);
  await transition(order, 'pay_late', actor, transaction, money);
}

async function retake(order: Order, transaction: Transaction): Promise<boolean> {
  const participants = await OrderParticipant.findAll({
    where: { order_id: order.id, state: 'ACTIVE' },
    transaction,
  });
  const pools = await poolsOf([order.prod_id], transaction);
  const { participation } = order;
  const seats = participants.map(({ id, prod_id, price_id }) => ({
    participant_id: id,
    prod_id,
    price_id,
    participation,
  }));
  if (!(await tryTakeSeats(seats, pools, transaction))) return false;
  await OrderParticipant.update(
    { is_live: true, sequence: literal('sequence + 1') },
    { where: { order_id: order.id, state: 'ACTIVE' }, transaction },
  );
  return true;
}

async function payDebt(order: Order, money: Money, actor: Actor, transaction: Transaction): Promise<void> {
  const sum = Math.min(order.debt, money.sum);
  await take(order, { ...money, sum }, transaction);
  const { payment_id } = money;
  if (order.debt === 0)
    await notifyOf({ name: 'repay', order, from: order.status, actor, sum, payment_id }, transaction);
  if (money.sum > sum) await overpay(order, { ...money, sum: money.sum - sum }, actor, transaction);
}

async function overpay(order: Order, money: Money, actor: Actor, transaction: Transaction): Promise<void> {
  await keepFor(order, overpaidPosting, 'OVERPAID', money, transaction);
  const { sum, payment_id } = money;
  await notifyOf({ name: 'overpaid', order, from: order.status, actor, sum, payment_id }, transaction);
}

async function take(order: Order, money: Money, transaction: Transaction): Promise<void> {
  order.paid_sum += money.sum;
  order.debt = Math.min(order.debt, order.total - order.paid_sum);
  if (money.account === 'VOUCHER') order.voucher_sum += money.sum;
  // A certificate that pays the rest does not rename how the order was paid: by that way the money goes back.
  if (money.account !== 'VOUCHER' || order.voucher_sum === order.paid_sum)
    order.payment_kind = kindOf[money.account];
  await order.save({ transaction });
  await keepFor(order, receivedPosting, 'RECEIVED', money, transaction);
}

const kindOf = { CARD: 'TINKOFF', BANK: 'INVOICE', VOUCHER: 'VOUCHER' } as const;

async function keepFor(
  order: Order,
  posting: typeof receivedPosting,
  kind: string,
  { account, sum, payment_id, invoice_id = null, voucher_id = null }: Money,
  transaction: Transaction,
): Promise<void> {
  if (sum === 0) return;
  const payer_key = kind === 'RECEIVED' ? null : await payerKeyOf(order, transaction);
  const about = {
    order_id: order.id,
    center_id: order.center_id,
    payment_id,
    invoice_id,
    voucher_id,
    payer_key,
  };
  await post(kind, posting(account, sum), about, transaction);
}

import { Order, Payment, PaymentPart } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { lockOrder } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { BankRefused, type NewPayment } from './acquirer.ts';
import { release, stateOf, unknownToBank } from './asking.ts';
import { meaningOf } from './bankStatuses.ts';
import { cardBank } from './cardBank.ts';
import { lockPayment } from './lockPayment.ts';
import { nextLook } from './looks.ts';
import { receiptFor, type Sold } from './receipts/saleReceipt.ts';
import { awaitsMoney, settle } from './settle.ts';
import { closeAttempt, followBank } from './transitionPayment.ts';

export const notificationPath = '/pay/notification/tbank';

/**
 * Redirects an order to the page of the bank. The intent is committed before the bank is called, and the bank
 * is called outside of any transaction, so that no money is unknown to us.
 */
export async function startPayment(orderId: number): Promise<string> {
  return pageOf(await openAttemptOf(orderId), (transaction) => intend([orderId], transaction));
}

/** The page of an attempt that is still open, or that of a new one. */
export async function pageOf(
  open: Payment | null,
  begin: (transaction: Transaction) => Promise<Intent>,
): Promise<string> {
  const url = open && (await pageStillOpen(open));
  return url || askFor(await unitOfWork.transaction(begin));
}

/** Closes the open payment page of an order, so that a sum no longer due cannot be paid. */
export async function closePageOf(orderId: number): Promise<void> {
  await closePage(await openAttemptOf(orderId));
}

export async function closePage(open: Payment | null): Promise<void> {
  if (open) await pageStillOpen(open, false);
}

/** A stored attempt, and the call to the bank that follows it. */
export interface Intent {
  payment: Payment;
  asked: NewPayment;
}

/** Writes an attempt down, for one order or several; 409 where one of them wants no money. */
export async function intend(orderIds: readonly number[], transaction: Transaction): Promise<Intent> {
  const orders: Order[] = [];
  for (const id of orderIds.toSorted((one, other) => one - other))
    orders.push(await lockOrder({ id }, transaction));
  for (const order of orders) refuseUnpayable(order);
  await refuseOpen(orderIds, transaction);
  const sold = orders.map((order) => ({ order, sum: sumDueOf(order) }));
  const until = Math.max(
    Math.floor(Date.now() / 1000) + 60,
    Math.min(...orders.map(({ expires_at }) => secondsOf(expires_at) ?? dayAhead())),
  );
  const payment = await Payment.create(
    {
      method: 'CARD',
      sum: sold.reduce((all, { sum }) => all + sum, 0),
      is_two_stage: orders.every(isOnRequest),
      url_expires_at: new Date(until * 1000),
      next_look_at: new Date(Date.now() + 2000),
    },
    { transaction },
  );
  const parts = sold.map(({ order, sum }) => ({ payment_id: payment.id, order_id: order.id, sum }));
  await PaymentPart.bulkCreate(parts, { transaction });
  await payment.reload({ transaction });
  const receipt = await receiptFor(sold, 'full_prepayment', transaction);
  await payment.update({ receipt }, { transaction });
  return { payment, asked: askedFor(sold, payment, { until, receipt }) };
}

/** An order that is locked, and that could be paid elsewhere at this moment, is left alone. */
export const refuseOpenPage = ({ id }: Order, transaction: Transaction): Promise<void> =>
  refuseOpen([id], transaction);

async function refuseOpen(orderIds: readonly number[], transaction: Transaction): Promise<void> {
  const open = { order_id: [...orderIds], is_open: true };
  if (await PaymentPart.findOne({ where: open, transaction })) throw openElsewhere();
}

/** The centre confirms before the capture: such orders are authorised, and not paid together with others. */
export const isOnRequest = ({ requires_confirmation, status }: Order): boolean =>
  requires_confirmation && status === 'PREPARE';

export const sumDueOf = ({ debt, total, paid_sum }: Order): number => (debt > 0 ? debt : total - paid_sum);
const dayAhead = () => Math.floor(Date.now() / 1000) + 86_400;

/** Asks the bank for the page of an attempt and keeps its address. */
export async function askFor({ payment, asked }: Intent): Promise<string> {
  const answer = await cardBank()
    .acquirer.init(asked)
    .catch(async (error) => {
      await (error instanceof BankRefused ? refusedByBank(payment.id, error) : unanswered(payment.id));
      throw error;
    });
  await unitOfWork.transaction(async (transaction) => {
    const locked = await lockPayment(payment.id, transaction);
    locked.payment.provider_payment_id = answer.paymentId;
    locked.payment.provider_status ??= answer.status;
    locked.payment.url = answer.url;
    locked.payment.next_look_at = nextLook(locked.payment);
    await locked.payment.save({ transaction });
  });
  return answer.url;
}

function refuseUnpayable(order: Order): void {
  if (order.payment_method !== 'CARD') throw conflict('Этот заказ оплачивают не картой');
  if (!awaitsMoney(order))
    throw conflict(
      order.status === 'CANCELED' ? 'Бронь снята: запишитесь заново' : 'Заказ уже не ждёт оплаты',
    );
  if (order.status === 'PREPARE' && order.expires_at && order.expires_at.getTime() <= Date.now())
    throw conflict('Время брони вышло: запишитесь заново');
}

function askedFor(
  sold: readonly Sold[],
  { attempt, sum, is_two_stage }: Payment,
  { until, receipt }: Pick<NewPayment, 'until' | 'receipt'>,
): NewPayment {
  const bank = cardBank();
  const [first] = sold;
  if (!first) throw new Error('nothing is paid for');
  const { token, email, phone } = first.order;
  return {
    attempt,
    sum,
    description: sold
      .map(({ order: { number, snapshot } }) => `Заказ ${number}: ${snapshot.name}`)
      .join('; '),
    isTwoStage: is_two_stage,
    returnUrl: bank.visitorsAt(orderPath(token)),
    notificationUrl: bank.notificationsAt(`/api${notificationPath}`),
    until,
    contact: { email, phone },
    receipt,
  };
}

export async function openAttemptOf(orderId: number): Promise<Payment | null> {
  const part = await PaymentPart.findOne({ where: { order_id: orderId, is_open: true } });
  return part && Payment.findByPk(part.payment_id);
}

/**
 * Handles the previous attempt: its page is used again while it is open, else it is closed at the bank to
 * avoid a double payment; if it was paid meanwhile, it counts.
 */
async function pageStillOpen(payment: Payment, isUsed = true): Promise<string | null> {
  const state = await stateOf(payment);
  if (!state) {
    if (isBeingAsked(payment)) throw openElsewhere();
    await unknownToBank(payment.id, true);
    return null;
  }
  await settle(payment.id, state);
  if (meaningOf(state.status) === 'held' && payment.is_two_stage) throw conflict('Заказ уже не ждёт оплаты');
  if (meaningOf(state.status) !== 'waiting') return null;
  if (isUsed && payment.url && payment.void_asked_at === null && (await isAsDue(payment))) return payment.url;
  await release(payment, state.paymentId);
  return null;
}

export const openElsewhere = () => conflict('Оплата уже открывается в другом окне: подождите минуту');

/** A call to the bank ends within ten seconds; until then the bank may still receive it. */
const isBeingAsked = ({ provider_payment_id, error_text, created_at }: Payment): boolean =>
  provider_payment_id === null && error_text === null && created_at.getTime() > Date.now() - 12_000;

/**
 * Whether its page takes what is due now, of all its orders, and is open as long as their seats are reserved: after
 * an extension, or the cancellation of one of them, it is not.
 */
async function isAsDue({ id, url_expires_at }: Payment): Promise<boolean> {
  const parts = await PaymentPart.findAll({
    where: { payment_id: id },
    include: [{ model: Order, as: 'order' }],
  });
  const closes = url_expires_at?.getTime() ?? 0;
  const reserved = parts.flatMap(({ order }) => order.expires_at?.getTime() ?? []);
  const isInTime = reserved.length === 0 || closes >= Math.min(...reserved) - 1000;
  const isDue = parts.every(({ order, sum }) => awaitsMoney(order) && sum === sumDueOf(order));
  return isDue && isInTime && closes > Date.now() + 60_000;
}

function refusedByBank(id: number, { code, message }: BankRefused): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const { payment } = await lockPayment(id, transaction);
    payment.error_code = code;
    payment.error_text = message.slice(0, 300);
    const close = () => closeAttempt(payment, transaction);
    if (await followBank(payment, 'decline', transaction, close)) return;
    await close();
    await payment.save({ transaction });
  });
}

async function unanswered(id: number): Promise<void> {
  await Payment.update({ error_text: 'Банк не ответил' }, { where: { id, provider_payment_id: null } });
}

import { type Order, type Payment, RefundLeg } from '@odonta/db/models';
import { refusalReasonOf } from '@odonta/db/vocabulary/money/payments/bankRefusals.ts';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { Op, type Transaction } from 'sequelize';
import { blockUnpaid, isForSale, sellVoucher } from '../../loyalty/vouchers/selling.ts';
import { authoriseMoney, receiveMoney } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { notifyBookkeepersOf } from '../../platform/notices/notifyBookkeepersOf.ts';
import { creditCard } from '../marketing_balance/crediting.ts';
import type { BankState } from './acquirer.ts';
import { type Meaning, meaningOf, rankOf } from './bankStatuses.ts';
import { type Locked, lockPayment } from './lockPayment.ts';
import { graceMs, nextLook } from './looks.ts';
import { keepPrepayReceipt } from './receipts/keepReceipts.ts';
import { reserveLonger } from './refusals.ts';
import { closeAttempt, dropAttempt, followBank } from './transitionPayment.ts';

/**
 * Sets a payment to the state reported by the bank, once: late, repeated and unordered notifications change
 * nothing. The caller has asked the bank; no other source settles a payment.
 */
export async function settle(paymentId: number, state: BankState): Promise<void> {
  await unitOfWork.transaction(async (transaction) => {
    const lockedPayment = await lockPayment(paymentId, transaction);
    const { payment } = lockedPayment;
    if (state.attempt !== payment.attempt) throw new Error(`the bank answered for another attempt`);
    payment.provider_payment_id ??= state.paymentId;
    payment.looks += 1;
    if (state.channel) payment.channel = state.channel;
    const rank = rankOf(state.status);
    if (rank > payment.rank) {
      payment.rank = rank;
      payment.provider_status = state.status;
      payment.next_look_at = nextLook(payment);
      await actions[meaningOf(state.status)]?.(lockedPayment, state, transaction);
    } else payment.next_look_at = isSettled(payment, state) ? null : nextLook(payment);
    if (rank === 0)
      log.warn({ payment: payment.id, status: state.status }, 'a status of the bank is not known');
    await payment.save({ transaction });
  });
}

type Action = (lockedPayment: Locked, state: BankState, transaction: Transaction) => Promise<void>;

const actions: Partial<Record<Meaning, Action>> = {
  held: async (lockedPayment, state, transaction) => {
    const { payment, parts } = lockedPayment;
    // A payment of one stage is taken by the bank itself a moment later.
    if (!payment.is_two_stage || payment.status !== 'PREPARE') return;
    if (state.sum !== payment.sum) return disagree(lockedPayment, state, transaction);
    await followBank(payment, 'hold', transaction);
    for (const { order } of parts)
      if (order.status === 'PREPARE') await authoriseMoney(order, systemActor, transaction);
  },
  async taken(lockedPayment, state, transaction) {
    const { payment, parts, voucher, advert } = lockedPayment;
    if (state.sum !== payment.sum) return disagree(lockedPayment, state, transaction);
    if (voucher && payment.captured_sum === 0 && !isForSale(voucher)) return paidTwice(payment, transaction);
    const take = () => {
      payment.set({ captured_sum: payment.sum, error_code: null, error_text: null });
      return closeAttempt(payment, transaction);
    };
    if (!(await followBank(payment, 'capture', transaction, take))) return;
    for (const { order, part } of parts)
      await receiveMoney(
        order,
        { account: 'CARD', sum: part.sum, payment_id: payment.id },
        systemActor,
        transaction,
      );
    if (voucher) await sellVoucher(voucher, payment, transaction);
    if (advert) await creditCard(advert, payment, transaction);
    await keepPrepayReceipt(lockedPayment, transaction);
  },
  async declined({ payment, parts }, { status, refusal = status }, transaction) {
    payment.error_code = refusal;
    payment.error_text = ['Банк отклонил оплату', refusalReasonOf(refusal)].filter(Boolean).join(': ');
    const close = async () => {
      await closeAttempt(payment, transaction);
      payment.next_look_at = oncePageHasClosed(payment);
    };
    if (!(await followBank(payment, 'decline', transaction, close))) return;
    for (const { order } of parts) await reserveLonger(order, transaction);
  },
  async dropped({ payment, parts }, _state, transaction) {
    const wasAuthorised = payment.status === 'CREATED';
    if (!(await dropAttempt(payment, transaction))) return;
    if (wasAuthorised && parts.some(({ order }) => order.status === 'CREATED'))
      await notifyBookkeepersOf(
        payment,
        'Банк вернул удержанные деньги, а заказ ещё ждёт решения',
        transaction,
      );
  },
  async given_back_in_part(lockedPayment, { sum }, transaction) {
    await followBank(lockedPayment.payment, 'refund_part', transaction);
    await notifyOfForeign(lockedPayment, sum, transaction);
  },
  async given_back(lockedPayment, _state, transaction) {
    const { payment } = lockedPayment;
    if (payment.captured_sum > 0) {
      await followBank(payment, 'refund_whole', transaction);
      await notifyOfForeign(lockedPayment, 0, transaction);
      return;
    }
    // Money of another sum than was asked for: it has never been booked, and is gone again.
    await dropAttempt(payment, transaction);
  },
};

/** The attempt has ended. A pending refund is checked until it is done, even after that. */
const isSettled = ({ finished_at, void_asked_at, captured_sum }: Payment, { status }: BankState): boolean =>
  finished_at !== null &&
  (void_asked_at === null || captured_sum > 0 || !['taken', 'moving'].includes(meaningOf(status)));

/** The certificate was paid for by another attempt already: this money is booked nowhere, and the bank gives it back. */
async function paidTwice(payment: Payment, transaction: Transaction): Promise<void> {
  if (payment.void_asked_at !== null) return;
  payment.void_asked_at = new Date();
  payment.error_text = 'Сертификат уже оплачен: банк вернёт деньги';
  await notifyBookkeepersOf(payment, 'Сертификат оплачен дважды, лишние деньги банк вернёт', transaction);
}

/**
 * The page of a refused payment accepts other cards until it closes: the bank is checked then, should no
 * notification come.
 */
const oncePageHasClosed = ({ url_expires_at, created_at }: Payment): Date =>
  new Date((url_expires_at ?? created_at).getTime() + graceMs);

/**
 * Money that was returned without a refund of ours, while its order is still paid: staff are notified. A
 * voucher bought by it is blocked.
 */
async function notifyOfForeign(
  { payment, voucher, advert }: Locked,
  left: number,
  transaction: Transaction,
): Promise<void> {
  const { id: payment_id, captured_sum, refunded_sum, giving_back_until } = payment;
  const isOurs = giving_back_until !== null && giving_back_until.getTime() > Date.now();
  const asked = { payment_id, done_at: null, sent_at: { [Op.not]: null } };
  const onItsWay = (await RefundLeg.sum('sum', { where: asked, transaction })) || 0;
  if (isOurs || left >= captured_sum - refunded_sum - onItsWay) return;
  if (voucher) await blockUnpaid(voucher, transaction);
  const what = voucher
    ? `Банк вернул деньги за сертификат ${voucher.id}, он заблокирован`
    : advert
      ? 'Банк вернул деньги за рекламу, а на маркетинговом балансе они остались'
      : 'Банк вернул деньги, а возврата у нас нет';
  await notifyBookkeepersOf(payment, what, transaction);
}

/** The bank has another sum than was asked for: nothing is confirmed by it, people look. */
async function disagree({ payment }: Locked, state: BankState, transaction: Transaction): Promise<void> {
  await followBank(payment, 'hold', transaction);
  payment.error_text = `Сумма у банка — ${state.sum} коп., ждали ${payment.sum} коп.`;
  payment.next_look_at = null;
  await notifyBookkeepersOf(payment, 'Сумма платежа у банка не та, что в заказе', transaction);
}

/** Whether an order still waits for the money of an attempt. */
export const awaitsMoney = (order: Order): boolean =>
  order.debt > 0 || (order.status === 'PREPARE' && order.paid_sum < order.total) || isRestDue(order);

/** A price raised after the payment, or raised from zero. Authorised money is handled by the same check. */
export const isRestDue = (order: Order): boolean =>
  order.status === 'CREATED' &&
  order.paid_sum < order.total &&
  (order.paid_sum > 0 || isCheckOpen(order, 'MONEY'));

import { randomUUID } from 'node:crypto';
import { Payment, Refund, RefundLeg } from '@odonta/db/models';
import { refundLimits } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { BankState } from '../payments/acquirer.ts';
import { meaningOf, rankOf } from '../payments/bankStatuses.ts';
import { cardBank } from '../payments/cardBank.ts';
import { withPaymentLease } from '../payments/paymentLease.ts';
import { keepRefundReceipt, type RefundReceipt, refundReceipt } from '../payments/receipts/keepReceipts.ts';
import { followBank } from '../payments/transitionPayment.ts';
import { lockRefund } from './lock.ts';
import { transitionRefund } from './transitionRefund.ts';

/**
 * Refunds a part of a payment at the bank; false while another call does, or while the bank is at work: money of
 * СБП goes back later than the bank answers. The bank honours the number of the
 * request once for cards, but not for SBP: so only one caller asks at a time, and checks the rest of the
 * payment first. After a crash between the bank's answer and ours the rest is less by exactly this part, and
 * the call is not repeated.
 */
export async function giveBackOnce({ id }: RefundLeg): Promise<boolean> {
  const leg = await RefundLeg.findByPk(id, {
    include: [{ model: Payment, as: 'payment' }],
    rejectOnEmpty: true,
  });
  let isDone = false;
  await withPaymentLease(leg.payment_id, async () => {
    isDone = await ask(await leg.reload());
  });
  return isDone;
}

async function ask(leg: RefundLeg): Promise<boolean> {
  const { provider_payment_id, captured_sum, refunded_sum } = leg.payment;
  const refund = await Refund.findByPk(leg.refund_id, { rejectOnEmpty: true });
  // Another node may have asked for the last time meanwhile: people decide now.
  if (leg.done_at !== null || !isGoing(refund)) return true;
  if (provider_payment_id === null) throw new Error('the bank does not know this payment');
  const { acquirer } = cardBank();
  const state = await acquirer.state(provider_payment_id);
  if (isMoving(state)) return waitFor(leg, refund);
  const left = leftAt(state);
  const expected = captured_sum - refunded_sum;
  const wasHeard = leg.sent_at !== null && left === expected - leg.sum;
  if (!wasHeard && left !== expected)
    throw new Error(`У банка от платежа осталось ${exactly(left)}, а у нас ${exactly(expected)}`);
  if (!wasHeard && isBegun(leg)) return turnBack(leg);
  await leg.update({ sent_at: leg.sent_at ?? new Date() });
  const printed = await refundReceipt(leg, refund);
  const receipt = printed.isByBank ? {} : { receipt: printed.receipt };
  const request = { request: leg.external_request_id, sum: leg.sum, ...receipt };
  const answer = wasHeard ? state : await acquirer.cancel(provider_payment_id, request);
  if (isMoving(answer)) {
    await leg.update({ provider_status: answer.status });
    return waitFor(leg, refund);
  }
  if (leftAt(answer) !== expected - leg.sum) throw new Error('Банк ответил, но денег не вернул');
  await note(leg, answer.status, printed);
  return true;
}

const isMoving = ({ status }: BankState): boolean => meaningOf(status) === 'moving';

/** Its error is read by staff, and it is asked about again after a pause. */
async function waitFor({ sent_at }: RefundLeg, refund: Refund): Promise<false> {
  const since = sent_at ?? refund.approved_at ?? refund.created_at;
  if (since.getTime() < Date.now() - refundLimits.bankDays * 86_400_000)
    throw new Error(`Банк проводит возврат дольше ${refundLimits.bankDays} дней`);
  await Refund.update({ error: 'Банк проводит возврат' }, { where: { id: refund.id } });
  return false;
}

/** Whether the bank has answered that it is at work. */
const isBegun = ({ provider_status }: RefundLeg): boolean => provider_status !== null;

/**
 * The bank had begun, and the whole money is in the payment: for some minutes that may be an answer from before it
 * began, later it counts as a refusal. The bank repeats its answer to a number it knows, so the next try has another.
 */
async function turnBack(leg: RefundLeg): Promise<false> {
  if (maySeemUnbegun(leg)) return false;
  await beginAnew(leg);
  throw new Error('Банк начал возврат и не довёл его до конца');
}

export const maySeemUnbegun = (leg: RefundLeg): boolean =>
  isBegun(leg) && leg.sent_at !== null && leg.sent_at.getTime() > Date.now() - surelySeenMs;

const surelySeenMs = 10 * 60_000;

export const beginAnew = (leg: RefundLeg): Promise<unknown> =>
  leg.update({
    sent_at: null,
    provider_status: null,
    ...(isBegun(leg) && { external_request_id: randomUUID() }),
  });

const isGoing = ({ status }: Refund): boolean => status === 'CREATED' || status === 'CONFIRMED';

/** Records that the bank has carried out the refund. */
export async function noteHeard(leg: RefundLeg, status: string): Promise<void> {
  const refund = await Refund.findByPk(leg.refund_id, { rejectOnEmpty: true });
  await note(leg, status, await refundReceipt(leg, refund));
}

const note = (leg: RefundLeg, status: string, printed: RefundReceipt): Promise<void> =>
  unitOfWork.transaction(async (transaction) => {
    const isNew = await noteGivenBack(leg.id, status, transaction);
    if (isNew) await keepRefundReceipt(leg, printed, transaction);
  });

const exactly = (kopecks: number): string => formatExact(exactRoublesOf(kopecks));

/** The part of a payment still at the bank. */
export function leftAt({ status, sum }: BankState): number {
  const meaning = meaningOf(status);
  if (meaning === 'moving') throw new Error('Банк ещё проводит прошлый возврат этого платежа');
  return meaning === 'given_back' ? 0 : sum;
}

async function noteGivenBack(legId: number, status: string, transaction: Transaction): Promise<boolean> {
  const { refund_id, payment_id } = await RefundLeg.findByPk(legId, { rejectOnEmpty: true, transaction });
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const { refund } = await lockRefund(refund_id, transaction);
  const payment = await Payment.findByPk(payment_id, { rejectOnEmpty: true, lock, transaction });
  const leg = await RefundLeg.findByPk(legId, { rejectOnEmpty: true, lock, transaction });
  if (leg.done_at) return false;
  await leg.update({ provider_status: status, done_at: new Date() }, { transaction });
  payment.refunded_sum += leg.sum;
  payment.provider_status = status;
  payment.rank = Math.max(payment.rank, rankOf(status));
  const isWhole = payment.refunded_sum === payment.captured_sum;
  await followBank(payment, isWhole ? 'refund_whole' : 'refund_part', transaction);
  await payment.save({ transaction });
  if (refund.status === 'CREATED') await transitionRefund(refund, 'send', systemActor, transaction);
  return true;
}

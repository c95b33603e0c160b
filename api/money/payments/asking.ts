import { type Order, Payment } from '@odonta/db/models';
import { openChecksFor } from '../../orders/guards.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { readAdvert } from '../marketing_balance/adverts.ts';
import { BankRefused, type BankState } from './acquirer.ts';
import { type Meaning, meaningOf, rankOf } from './bankStatuses.ts';
import { cardBank } from './cardBank.ts';
import { lockPayment } from './lockPayment.ts';
import { graceMs, nextLook } from './looks.ts';
import { awaitsMoney, settle } from './settle.ts';
import { dropAttempt } from './transitionPayment.ts';

/**
 * Asks the bank for the state of a payment, completes open steps there, and updates the payment to it.
 * @param refusal - why its card was refused, according to a signed notification of the bank
 */
export async function look(id: number, refusal?: string): Promise<void> {
  const payment = await Payment.findByPk(id, { rejectOnEmpty: true });
  const state = await stateOf(payment);
  if (!state) return unknownToBank(id);
  await settle(id, { ...state, refusal: state.refusal ?? refusal });
  const { acquirer } = cardBank();
  const next = await nextStep(id, state);
  if (next === 'capture') await settle(id, await acquirer.confirm(state.paymentId, payment.sum));
  if (next === 'release') await release(payment, state.paymentId);
}

/** Abandons an attempt at the bank, whether money is authorised or not. */
export async function release({ id, attempt }: Payment, paymentId: string): Promise<void> {
  await settle(id, await cardBank().acquirer.cancel(paymentId, { request: attempt }));
}

/** Null where the bank knows nothing of it. A call that was not answered is asked about by our own number. */
export async function stateOf({ provider_payment_id, attempt }: Payment): Promise<BankState | null> {
  const { acquirer } = cardBank();
  try {
    if (provider_payment_id !== null) return await acquirer.state(provider_payment_id);
    const known = await acquirer.byAttempt(attempt);
    return known.toSorted((one, other) => rankOf(other.status) - rankOf(one.status))[0] ?? null;
  } catch (error) {
    if (error instanceof BankRefused && unknownCodes.includes(error.code)) return null;
    throw error;
  }
}

/** «No such payment», of GetState and of CheckOrder. */
const unknownCodes = ['325', '255'];

/** Captures authorised money when nothing else is pending, and voids it when its order has ended without it. */
function nextStep(id: number, { status }: BankState): Promise<'capture' | 'release' | null> {
  return unitOfWork.transaction(async (transaction) => {
    const { payment, parts, voucher, advert } = await lockPayment(id, transaction);
    const orders = parts.map(({ order }) => order);
    const meaning = meaningOf(status);
    if (payment.void_asked_at !== null && isToBeVoided(payment, meaning)) return 'release';
    if (meaning === 'waiting') {
      if (voucher) return voucher.status === 'PREPARE' ? null : 'release';
      if (advert) return (await readAdvert(advert, transaction)).status === 'PREPARE' ? null : 'release';
      return orders.every(mayBePaidYet) ? null : 'release';
    }
    if (meaning !== 'held' || !payment.is_two_stage || payment.error_text !== null) return null;
    if (orders.some((order) => order.status !== 'CREATED')) return 'release';
    const waitsForMoneyAlone = orders.every((order) =>
      openChecksFor(order).every((kind) => kind === 'MONEY'),
    );
    return waitsForMoneyAlone ? 'capture' : null;
  });
}

/** Money that comes late for an expired order still finds a seat where one is free. */
const mayBePaidYet = (order: Order): boolean => awaitsMoney(order) || order.cancel_reason === 'EXPIRED';

/** Voids a pending or authorised payment, and a captured one that was never booked here because of another sum. */
const isToBeVoided = ({ captured_sum }: Payment, meaning: Meaning): boolean =>
  meaning === 'waiting' || meaning === 'held' || (meaning === 'taken' && captured_sum === 0);

/** An attempt that never reached the bank, or that the bank no longer knows, is abandoned once it can no longer be paid. */
export function unknownToBank(id: number, isGivenUp = false): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const { payment } = await lockPayment(id, transaction);
    payment.looks += 1;
    payment.next_look_at = payment.finished_at === null ? nextLook(payment) : null;
    const end = (payment.url_expires_at ?? payment.created_at).getTime() + graceMs;
    const isOver = isGivenUp || payment.void_asked_at !== null || end < Date.now();
    if (isOver) await dropAttempt(payment, transaction);
    await payment.save({ transaction });
  });
}
